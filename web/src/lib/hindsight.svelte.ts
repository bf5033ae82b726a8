/** A finished game looked back at: its film, where one looks, its review, and who looks along. */
import { askReview, replay, review, type Trouble, trouble } from './api'
import type { Table } from './table.svelte'
import type { LogEntry, ReviewedEntry, Looking, Replay, Reviewing, ReviewExercise, ReviewState, ReviewSummary } from './wire'

/** Milliseconds between two looks that are told: a finger on a slider says more than anybody can see. */
const PACE = 200

/** How far the review is; a failure comes with its category. */
type Stage = Pick<Reviewing, 'status' | 'done' | 'of' | 'failure'>

export class Hindsight {
  film = $state.raw<Replay | null>(null)
  /** After so many entries of the record. */
  at = $state(0)
  summary = $state.raw<ReviewSummary | null>(null)
  stage = $state.raw<Stage>({ status: 'none', done: 0, of: 0 })
  refused = $state.raw<Trouble | null>(null)
  /** Somebody else who shows where they look. */
  leader = $state.raw<{ seat: string; at: number } | null>(null)
  following = $state(false)
  leading = $state(false)
  /** The summary is a first, quick one. */
  first = $state(false)
  /** The moment that is on the board, and whether its answer is hidden, to be found again. */
  exercise = $state.raw<ReviewExercise | null>(null)
  trying = $state(false)
  /** What was tried last; null before. */
  tried = $state<string | null>(null)
  /** How often something was tried. */
  tries = $state(0)
  /** The versions of the moments that were solved. */
  solved = $state.raw<Set<number>>(new Set())

  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly table: Table) {
    table.passing = (message) => (message.message === 'looking' ? this.looks(message) : this.goesOn(message))
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer)
  }

  /** The table's, by which it can be analysed. */
  get key(): string {
    return this.table.key
  }

  get last(): number {
    return this.film?.frames.length ?? 0
  }

  /** Do something with the server's help; what goes wrong is said. */
  async heard(work: () => Promise<void>): Promise<void> {
    this.refused = null
    try {
      await work()
    } catch (error) {
      this.refused = trouble(error)
    }
  }

  /** Get the film, to be seen from its end; whether it is there. */
  async watch(): Promise<boolean> {
    await this.heard(async () => {
      if (this.film) return
      this.film = await replay(this.table.key)
      this.at = this.last
    })
    return this.film !== null
  }

  /** A person moves: who followed looks alone from now on, who leads is followed. */
  go(to: number): void {
    this.following = false
    this.exercise = null
    this.turnTo(to)
    if (this.leading) this.show()
  }

  private turnTo(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at))
  }

  // --- the review

  /** Get the review, if there is one, or begin it; nobody has asked for it, so nobody is told where that fails. */
  async load(begins = false): Promise<void> {
    if (this.summary && !this.first) return
    await this.ready(() => (begins ? askReview : review)(this.table.key))
    this.refused = null
  }

  /** Have the game explained, for everybody at the table. */
  async ask(): Promise<void> {
    await this.ready(() => askReview(this.table.key))
  }

  private async ready(question: () => Promise<ReviewState>): Promise<void> {
    await this.heard(async () => {
      const { status, done = 0, of = 0, failure = null, review: summary = null, first = false } = await question()
      if (summary && !(await this.watch())) return
      this.first = first
      this.keep(summary)
      this.stage = { status, done, of, failure }
    })
  }

  private goesOn(stage: Reviewing): void {
    this.stage = stage
    if (stage.status === 'ready' || (stage.first && !this.summary)) void this.load()
  }

  /** A deeper review takes the place of the first one, but for a moment that somebody is just trying. */
  private keep(summary: ReviewSummary | null): void {
    this.summary = summary
    const same = summary?.exercises.find((each) => each.version === this.exercise?.version)
    if (same && this.exercise) this.exercise = same
  }

  // --- moments to learn from

  /** The own moments, of a watcher those of all; three at most. */
  get exercises(): ReviewExercise[] {
    const mine = this.table.mine.map((each) => each.letter)
    const exercises = this.summary?.exercises ?? []
    return exercises.filter((each) => !mine.length || mine.includes(each.by)).slice(0, 3)
  }

  /** Set the position before a moment's choice on the board, with the answer or to be tried. */
  learn(exercise: ReviewExercise, trying: boolean): void {
    this.go(exercise.version)
    this.exercise = exercise
    this.trying = trying
    this.tried = null
  }

  attempt(choice: string): void {
    this.tried = choice
    this.tries++
    const right = this.exercise?.choices.find((each) => each.choice === choice)?.right
    if (!this.exercise || !right) return
    this.solved = new Set([...this.solved, this.exercise.version])
    this.trying = false
  }

  /** The choices to try on the board. */
  get offered(): string[] {
    return this.exercise && this.trying ? this.exercise.choices.map((each) => each.choice) : []
  }

  /** What is drawn on the board: the better choice beside the one that was made. */
  get compared(): { better: string; played: string } | null {
    if (!this.exercise || this.trying || !this.summary) return null
    return { better: this.exercise.choices[0].choice, played: this.summary.entries[this.exercise.version].choice }
  }

  // --- looking together

  /** Whether this person sits here, and so may show others where to look. */
  get mayLead(): boolean {
    return this.table.mine.length > 0
  }

  async lead(leads: boolean): Promise<void> {
    if (!(await this.watch())) return
    this.leading = leads
    this.following = false
    if (leads) this.leader = null
    this.table.look(this.table.mine[0].letter, leads ? this.at : null)
  }

  async follow(follows: boolean): Promise<void> {
    if (!(await this.watch())) return
    this.following = follows
    if (follows && this.leader) this.turnTo(this.leader.at)
  }

  /** Tell where one looks, the newest at the end of each pace. */
  private show(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null
      if (this.leading) this.table.look(this.table.mine[0].letter, this.at)
    }, PACE)
  }

  private looks({ seat, at }: Looking): void {
    if (this.table.mine.some((each) => each.letter === seat)) return
    this.leader = at === null ? null : { seat, at }
    if (at === null) this.following = false
    else this.leading = false
    if (at !== null && this.following) this.turnTo(at)
  }
}

/** Which entry of the record each line of a whole log is: version -> how many entries stand before it. */
export function entriesOf(log: LogEntry[]): Map<number, number> {
  const made: number[] = []
  if (log[0]?.version !== 1) return new Map()
  for (const { what, version } of log) {
    if (what === 'chose') made.push(version)
    else if (what === 'undid') made.pop()
  }
  return new Map(made.map((version, entry) => [version, entry]))
}

/** The first entry that a seat chose: what lies before it is the setup. */
export function begun(summary: ReviewSummary): number {
  const first = summary.entries.findIndex((entry) => entry.verdict)
  return first < 0 ? 0 : first
}

/** By how much the searches disagree with one another, at most: a share of the win. */
export function error(summary: ReviewSummary): number {
  return Math.max(...summary.seats.map((seat) => seat.unsure))
}

/** Whether a decision has a better one worth telling. */
export function costly({ verdict }: ReviewedEntry): boolean {
  return verdict === 'fine' || verdict === 'inaccuracy' || verdict === 'mistake' || verdict === 'blunder'
}
