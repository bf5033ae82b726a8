/** The likely course from a position: the best choices, and what chance brings most likely. */
import type { Endings } from './exact.ts'
import { CHANCE, OVER, type Tree } from './functions.ts'
import type { Position } from './position.ts'
import { childrenOf } from './search.ts'

/** A course has so many choices at most. */
const LONGEST = 6
/** A position that was looked at less often says little of what is best there. */
const LEAST = 16

/** As far as a tree knows it; the position is that of the root, and is walked through. */
export function courseOf(tree: Tree, position: Position): number[] {
  const course: number[] = []
  for (let node = 1; course.length < LONGEST && tree.visits.view[node] >= LEAST; course.push(tree.choice.view[node])) {
    const [children, worth] = [childrenOf(tree, node), (position.actor === CHANCE ? tree.prior : tree.visits).view]
    if (!children.length) break
    node = children.reduce((best, child) => (worth[child] > worth[best] ? child : best))
    position.apply(tree.choice.view[node])
  }
  return course
}

/** Where all can be calculated within a budget of final positions. */
export function courseToTheEnd(endings: Endings, position: Position, budget: number): number[] {
  const course: number[] = []
  for (let actor = position.actor; course.length < LONGEST && actor !== OVER; actor = position.actor) {
    const lines = actor === CHANCE ? [] : endings.choices(position.bytes, position.choices, budget)
    if (!lines) break
    course.push(actor === CHANCE ? position.likeliest : lines.reduce((best, line) => (line.values[actor] > best.values[actor] ? line : best)).choice)
    position.apply(course.at(-1)!)
  }
  return course
}
