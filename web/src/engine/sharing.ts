/** How the searches of a position are shared out among the workers of an engine. */
import type { TreeSearch } from '../lib/wire_analysis.ts'
import type { Task } from './thinker.ts'

/**
 * The tasks of each worker. As long as there are searches enough, each is one tree in one worker: that is better than several smaller trees, which know less of
 * what the others have found. With more workers than searches, each search gets so many trees that every worker has equally many.
 */
export function shared(searches: readonly TreeSearch[], workers: number): Task[][] {
  const trees = workers <= searches.length ? 1 : workers / commonDivisor(workers, searches.length)
  const tasks = Array.from({ length: trees }, (_, tree) =>
    searches.map((search) => ({ ...search, tree, simulations: Math.ceil(search.simulations / trees), nodes: Math.ceil(search.nodes / trees) })),
  ).flat()
  return Array.from({ length: workers }, (_, worker) => tasks.filter((_, place) => place % workers === worker))
}

function commonDivisor(one: number, other: number): number {
  return other ? commonDivisor(other, one % other) : one
}
