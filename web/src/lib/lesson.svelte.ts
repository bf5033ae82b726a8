/** A lesson: step by step, each a table of its own, at which the server says what comes of every choice. */
import { lessonStep, type Trouble, trouble } from './api'
import { recall, remember } from './memory'
import { myName } from './names.svelte'
import type { Line } from './socket'
import { Table } from './table.svelte'
import type { Command, LessonUpdate, Message, TableUpdate } from './wire'

/** Game -> the step at which this browser is, from 1 on. */
type Progress = Record<string, number>

export class Lesson {
  /** The table of the step; null before the first one is there. */
  table = $state.raw<Table | null>(null)
  heard = $state.raw<LessonUpdate | null>(null)
  /** How often something else than what is asked for was chosen in this step. */
  tries = $state(0)
  /** All steps are done. */
  finished = $state(false)
  refused = $state.raw<Trouble | null>(null)

  private choices: string[] = []
  private shows = false
  private hear: (message: Message) => void = () => {}
  /** Only the newest question counts: who has gone on does not hear of what was before. */
  private questions = 0

  constructor(readonly game: string) {
    void this.resume(recall<Progress>('lessons')?.[game] ?? 1)
  }

  /** Go on at a step, or from the start where the lesson has no such step any more. */
  private async resume(step: number): Promise<void> {
    await this.go(step)
    if (!this.heard && step > 1) await this.go(1)
  }

  close(): void {
    this.questions += 1
    this.table?.close()
  }

  /** Begin a step; after the last one the lesson is finished, and begins anew next time. */
  async go(step: number): Promise<void> {
    const finished = this.heard !== null && step > this.heard.of
    remember('lessons', { ...recall<Progress>('lessons'), [this.game]: finished ? 1 : step })
    this.finished = finished
    const heard = finished ? null : await this.ask(step, [])
    if (heard) this.begin(heard)
  }

  private begin(heard: LessonUpdate): void {
    this.table?.close()
    this.choices = []
    this.shows = false
    this.tries = 0
    this.heard = heard
    this.table = new Table('lesson', { open: (_key, _version, hear, state) => this.line(hear, state), real: false })
  }

  /** Offer only what the step asks for. */
  show(): void {
    this.shows = true
    if (this.heard) this.hear(this.offered(this.heard))
  }

  /** The line to a step's table: it hears the step at once, and then what the server says of each choice. */
  private line(hear: (message: Message) => void, state: (up: boolean) => void): Line {
    this.hear = hear
    state(true)
    if (this.heard) hear(this.offered(this.heard))
    return { send: (command) => void this.send(command), close: () => void (this.hear === hear && (this.hear = () => {})) }
  }

  private async send(command: Command): Promise<void> {
    const { hear } = this
    if (command.command === 'act' && this.heard) {
      const choices = [...this.choices, command.choice]
      const heard = await this.ask(this.heard.step, choices)
      if (heard) this.take(heard, choices)
    }
    hear({ message: 'done', id: command.id, version: 0, rematch: null })
  }

  private take(heard: LessonUpdate, choices: string[]): void {
    this.heard = heard
    if (heard.wrong) this.tries += 1
    else this.choices = choices
    this.hear(this.offered(heard))
  }

  /** What the server says of choices in a step; null if it refuses, or something else was asked meanwhile. */
  private async ask(step: number, choices: string[]): Promise<LessonUpdate | null> {
    const question = (this.questions += 1)
    try {
      const heard = await lessonStep(this.game, step, choices)
      if (question !== this.questions) return null
      this.refused = null
      return heard
    } catch (error) {
      if (question === this.questions) this.refused = trouble(error)
      return null
    }
  }

  /** The table as it is shown: the learner by name and, when that was asked for, only with what the step asks for. */
  private offered({ update, accepted }: LessonUpdate): TableUpdate {
    const seats = update.table.seats.map((each) => (each.mine ? { ...each, name: myName() } : each))
    const groups = update.legal.map(({ verb, choices }) => ({ verb, choices: choices.filter((each) => accepted.includes(each)) }))
    const legal = this.shows ? groups.filter(({ choices }) => choices.length) : update.legal
    return { ...update, legal, table: { ...update.table, seats } }
  }
}
