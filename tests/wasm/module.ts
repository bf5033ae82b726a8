/** What a game's module gives, one line for each comparison: runs in Node and, without its types, in a browser. */
import { type Engine, engine } from '../../web/src/engine/engine.ts'
import { CHANCE, type Game, OVER } from '../../web/src/engine/functions.ts'
import { bytes } from '../../web/src/engine/base64.ts'
import { Position } from '../../web/src/engine/position.ts'
import { Search } from '../../web/src/engine/search.ts'
import { evaluationParams } from '../../web/src/engine/weights.ts'
import type { EngineWeights, TreeSettings } from '../../web/src/lib/wire_analysis.ts'

export type Cases = {
  game: Game
  /** Starts of random games, in base64, and how many of each. */
  starts: string[]
  games: number
  perft: { position: string; depths: number }[]
  searches: { position: string; weights: EngineWeights; settings: TreeSettings; simulations: number; nodes: number; word: number }[]
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

/** The number of sequences of 1, 2 and so on choices from a position, chance outcomes included. */
function counts(ready: Engine, position: Uint8Array, depths: number): number[] {
  const rows = Array.from({ length: depths }, () => new Position(ready))
  const below = (from: Uint8Array, depth: number): number => {
    const here = rows[depth - 1].set(from)
    if (here.actor === OVER) return 0
    const possible = here.actor === CHANCE ? here.outcomes : here.choices
    if (depth === 1) return possible.length
    return possible.reduce((total, choice) => {
      here.set(from).apply(choice)
      return total + below(here.bytes.slice(), depth - 1)
    }, 0)
  }
  return Array.from({ length: depths }, (_, depth) => below(position, depth + 1))
}

function searched(ready: Engine, asked: Cases['searches'][number]): string {
  const mark = ready.room.mark
  const search = new Search(ready, bytes(asked.position), evaluationParams(ready, asked.weights), asked.settings, asked.nodes, asked.word)
  search.run(asked.simulations)
  const found = search.lines.map(({ choice, visits, values }) => [choice, visits, ...values])
  const line = JSON.stringify([search.simulations, found])
  ready.room.release(mark)
  return line
}
