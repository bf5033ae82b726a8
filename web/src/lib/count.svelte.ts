/** The count at the end of a game, thing by thing; what is counted, and in what order, comes with the result. */
import { still } from './film'
import type { CountStep } from './wire'

/** Milliseconds of the whole count, and of one thing, at most. */
const [WHOLE, EACH] = [5_000, 450]

/** What a seat has come to: source -> points, and all of them. */
export type Sums = { of: Record<string, number>; total: number }

export class Count {
  /** So many things have been counted. */
  passed = $state(0)
  running = $state(false)
  private begun = false
  private things: readonly CountStep[] = []
  private timer: ReturnType<typeof setInterval> | null = null

  /** Count, once; not where the person wants less motion, or does not look. */
  begin(things: readonly CountStep[]): void {
    if (this.begun || still() || !things.length) return
    this.begun = true
    this.things = things
    this.running = true
    this.timer = setInterval(() => this.next(), Math.min(EACH, WHOLE / things.length))
  }

  private next(): void {
    if (this.passed === this.things.length) this.skip()
    else this.passed += 1
  }

  /** Leave out what is left. */
  skip(): void {
    if (this.timer) clearInterval(this.timer)
    this.timer = null
    this.running = false
  }

  /** The thing that is being counted; null before the first one, and while nothing is counted. */
  get thing(): CountStep | null {
    return this.running && this.passed ? this.things[this.passed - 1] : null
  }

  /** Where the things lie that have been counted for the same seat, the newest last. */
  get places(): string[] {
    const { thing } = this
    return thing ? this.things.slice(0, this.passed).filter(({ seat }) => seat === thing.seat).flatMap(({ places }) => places) : []
  }
}

/** Letter -> what these things come to, for each seat that has any. */
export function sums(things: readonly CountStep[]): Record<string, Sums> {
  const all: Record<string, Sums> = {}
  for (const { seat, source, sum, total } of things) all[seat] = { of: { ...all[seat]?.of, [source]: sum }, total }
  return all
}
