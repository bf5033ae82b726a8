/** The count at the end of a game, thing by thing; what is counted, and in what order, comes with the result. */
import { still } from './film'
import type { Counted } from './wire'

/** Milliseconds of the whole count, and of one thing, at most. */
const [WHOLE, EACH] = [5_000, 450]

/** Letter -> source -> points. */
export type Sums = Record<string, Record<string, number>>

export class Count {
  /** So many things have been counted. */
  done = $state(0)
  running = $state(false)
  private things: readonly Counted[] = []
  private timer: ReturnType<typeof setInterval> | null = null

  /** Count; at once where the person wants less motion, or does not look. */
  begin(things: readonly Counted[]): void {
    this.things = things
    if (still() || !things.length) return
    this.running = true
    this.timer = setInterval(() => this.next(), Math.min(EACH, WHOLE / things.length))
  }

  private next(): void {
    if (this.done === this.things.length) this.skip()
    else this.done += 1
  }

  /** Leave out what is left. */
  skip(): void {
    if (this.timer) clearInterval(this.timer)
    this.timer = null
    this.running = false
  }

  /** The thing that is being counted; null before the first one, and while nothing is counted. */
  get thing(): Counted | null {
    return this.running && this.done ? this.things[this.done - 1] : null
  }

  /** Where the things lie that have been counted for the same seat, the newest last. */
  get places(): string[] {
    const { thing } = this
    return thing ? this.things.slice(0, this.done).filter(({ seat }) => seat === thing.seat).flatMap(({ places }) => places ?? []) : []
  }
}

/** What these things come to. */
export function sums(things: readonly Counted[]): Sums {
  const found: Sums = {}
  for (const { seat, source, points } of things) {
    found[seat] ??= {}
    found[seat][source] = (found[seat][source] ?? 0) + points
  }
  return found
}
