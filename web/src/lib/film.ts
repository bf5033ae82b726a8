/** A film: what happened, picture by picture. It leads to the newest view, at once where nobody wants to look. */
import { factor } from './pace.svelte'
import type { Sound } from './sound.svelte'

/** One step that followed a choice, as the server tells it: what happened in it, and what is seen after it. */
export type Step<View, Event> = { events: Event[]; view: View }

/** One picture as a game makes it: what the board shows, for how long, what is heard with it, and of which event it tells. */
export type Picture<View, Effect, Event> = { view: View; effect: Effect; ms: number; sound?: Sound; event: Event }

/** A picture, and whose turn it is in it. */
export type Shot<View, Effect, Event> = Picture<View, Effect, Event> & { seat: string | null }

/** The shots of steps, step by step: each is told what was seen before it, and belongs to the turn of whoever had it then. */
export function shots<View extends { seat: string | null }, Event, Taken>(before: View, steps: Step<View, Event>[], shoot: (events: Event[], before: View, after: View) => Taken[]): (Taken & { seat: string | null })[] {
  return steps.flatMap(({ events, view }, at) => {
    const was = at ? steps[at - 1].view : before
    return shoot(events, was, view).map((taken) => ({ ...taken, seat: was.seat }))
  })
}

/** Whether to show no films: the page is hidden, or the person wants less motion, or everything at once. */
export function still(): boolean {
  return document.hidden || !factor() || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Shows films one after another. `show` is called for each picture, `rest` when nothing is left to show. */
export class Projector<View, Effect, Event> {
  private shots: Shot<View, Effect, Event>[] = []
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly show: (shot: Shot<View, Effect, Event>) => void,
    private readonly rest: () => void,
  ) {}

  get running(): boolean {
    return this.timer !== null
  }

  /** Show these too, after those that are being shown. Who falls far behind sees them faster. */
  add(shots: Shot<View, Effect, Event>[]): void {
    this.shots.push(...shots)
    if (!this.running) this.next()
  }

  /** Leave out what is left. */
  skip(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.shots = []
    this.rest()
  }

  private next(): void {
    const shot = this.shots.shift()
    if (!shot) return this.skip()
    this.show(shot)
    const hurry = this.shots.length > 24 ? 0.35 : this.shots.length > 12 ? 0.65 : 1
    this.timer = setTimeout(() => this.next(), shot.ms * hurry * factor())
  }
}
