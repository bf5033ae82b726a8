/** A position that is walked through: who acts in it, what may come, and what follows. The rules are compiled. */
import type { Engine } from './engine.ts'
import type { Numbers, Rows } from './memory.ts'

export class Position {
  private readonly engine: Engine
  private readonly rows: Rows
  private readonly numbers: Numbers<'q'>
  private readonly weights: Numbers<'q'>

  constructor(engine: Engine) {
    const { room, sizes } = engine
    this.engine = engine
    this.rows = room.rows(sizes.row, 1)
    this.numbers = room.numbers('q', sizes.mostChoices)
    this.weights = room.numbers('q', sizes.mostOutcomes)
  }

  /** The bytes of the row. */
  get bytes(): Uint8Array {
    return this.rows.row(0)
  }

  set(position: Uint8Array): this {
    this.bytes.set(position)
    return this
  }

  /** The seat that acts, or a number below 0. */
  get actor(): number {
    return this.engine.call.actorAt(this.rows, 0)
  }

  /** What the seat may choose. */
  get choices(): number[] {
    return this.listed(this.engine.call.legalAt(this.rows, 0, this.numbers))
  }

  /** The outcomes of chance; `weights` then holds their weights. */
  get outcomes(): number[] {
    return this.listed(this.engine.call.outcomesAt(this.rows, 0, this.numbers, this.weights))
  }

  /** What chance brings most likely. */
  get likeliest(): number {
    const [outcomes, weights] = [this.outcomes, this.weights.view]
    return outcomes[outcomes.reduce((best, _, place) => (weights[place] > weights[best] ? place : best), 0)]
  }

  apply(choice: number): void {
    this.engine.call.applyAt(this.rows, 0, choice)
  }

  private listed(count: number): number[] {
    return Array.from(this.numbers.view.subarray(0, count), Number)
  }
}
