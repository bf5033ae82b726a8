/** What a game's module gives, one line for each comparison: runs in Node and, without its types, in a browser. */
import { type Engine, engine } from '../../web/src/engine/engine.ts'
import type { Game } from '../../web/src/engine/functions.ts'
import { bytes } from '../../web/src/engine/base64.ts'
import { evaluationParams, Search, type Weights } from '../../web/src/engine/search.ts'

export type Cases = {
  game: Game
  /** Starts of random games, in base64, and how many of each. */
  starts: string[]
  games: number
  perft: { position: string; depths: number }[]
  searches: { position: string; weights: string; network: Record<'inputs' | 'middle' | 'outputs', { shape: [number, number]; numbers: string }>; seats: number; exploration: number; temperature: number; simulations: number; nodes: number; word: number }[]
}

export async function report(cases: Cases, module: BufferSource): Promise<string[]> {
  const ready = await engine(cases.game, module)
  const lines: string[] = []
  for (const start of cases.starts) lines.push(await randomGames(ready, bytes(start), cases.games))
  for (const { position, depths } of cases.perft) lines.push(counts(ready, bytes(position), depths).join())
  for (const each of cases.searches) lines.push(searched(ready, each))
  return lines
}

/** A hash of all results of random games. */
async function randomGames({ room, sizes, call }: Engine, start: Uint8Array, games: number): Promise<string> {
  const rows = room.rows(sizes.row, 1)
  const results = new Uint8Array(games * (sizes.row + 2))
  for (let word = 0; word < games; word++) {
    rows.row(0).set(start)
    const decisions = call.playOut(rows, 0, word)
    results.set([decisions & 255, decisions >> 8], word * (sizes.row + 2))
    results.set(rows.row(0), word * (sizes.row + 2) + 2)
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', results))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function counts({ room, sizes, call }: Engine, position: Uint8Array, depths: number): number[] {
  const [rows, numbers] = [room.rows(sizes.row, depths + 1), room.numbers('q', depths, sizes.mostChoices)]
  const [weights, left] = [room.numbers('q', sizes.mostOutcomes), room.numbers('q', depths)]
  return Array.from({ length: depths }, (_, depth) => {
    rows.row(0).set(position)
    return call.countSequences(rows, depth + 1, numbers, weights, left)
  })
}

/** The weights of a search. */
export function weightsOf({ weights, network }: Cases['searches'][number]): Weights {
  const layer = (name: 'inputs' | 'middle' | 'outputs') => ({ shape: network[name].shape, numbers: new Float32Array(bytes(network[name].numbers).buffer) })
  return { weights: new Float64Array(bytes(weights).buffer), network: { inputs: layer('inputs'), middle: layer('middle'), outputs: layer('outputs') } }
}

function searched(ready: Engine, asked: Cases['searches'][number]): string {
  const mark = ready.room.mark
  const { seats, exploration, temperature } = asked
  const search = new Search(ready, bytes(asked.position), evaluationParams(ready, weightsOf(asked)), { seats, aim: 0, leaf: 1, exploration, temperature, hopeless: 0, likeliest: 0 }, asked.nodes, asked.word)
  search.run(asked.simulations)
  const found = search.lines.map(({ choice, visits, values }) => [choice, visits, ...values])
  const line = JSON.stringify([search.simulations, found])
  ready.room.release(mark)
  return line
}
