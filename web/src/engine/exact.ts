/** The rest of a game, calculated to its end. The calculation itself is compiled. */
import type { Engine } from './engine.ts'
import type { ExactBuffers, Settings } from './functions.ts'
import { EXACT_DEPTHS } from './functions.ts'
import type { Line } from './search.ts'

/** What a calculation came to: the rest of the budget, and what the position is worth to each seat. */
type Solved = { left: number; values: number[] }

export class Endings {
  private readonly engine: Engine
  private readonly settings: Settings
  private readonly buffers: ExactBuffers

  constructor(engine: Engine, settings: Settings) {
    const { room, sizes } = engine
    this.engine = engine
    this.settings = settings
    this.buffers = {
      rows: room.rows(sizes.row, EXACT_DEPTHS), choices: room.numbers('q', EXACT_DEPTHS, sizes.mostChoices), weights: room.numbers('q', EXACT_DEPTHS, sizes.mostChoices),
      values: room.numbers('d', EXACT_DEPTHS, sizes.mostPlayers), totals: room.numbers('d', EXACT_DEPTHS, sizes.mostPlayers), results: room.numbers('q', sizes.mostPlayers),
    }
  }

  /** What a position is worth, if at most `budget` final positions can be reached; null else. */
  position(position: Uint8Array, budget: number): Solved | null {
    this.buffers.rows.row(0).set(position)
    return this.solved(budget)
  }

  /** What each choice of a seat is worth, likewise. */
  choices(position: Uint8Array, choices: number[], budget: number): Line[] | null {
    const lines: Line[] = []
    for (const choice of choices) {
      this.buffers.rows.row(0).set(position)
      this.engine.call.applyAt(this.buffers.rows, 0, choice)
      const solved = this.solved(budget)
      if (!solved) return null
      budget = solved.left
      lines.push({ choice, visits: 1, values: solved.values })
    }
    return lines
  }

  private solved(budget: number): Solved | null {
    const { seats, aim, hopeless } = this.settings
    const left = this.engine.call.solve(this.buffers, 0, seats, aim, hopeless, budget)
    return left < 0 ? null : { left, values: Array.from(this.buffers.values.view.subarray(0, seats)) }
  }
}
