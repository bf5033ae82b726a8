/** A table as this page knows it: the newest update, what is shown of it, the log, and what has been said to the server. */
import { commandId, hex, lobby, log, type Trouble, trouble } from './api'
import { Projector, still } from './film'
import type { AnyFace, GameEffect, GameEvent, GameView } from './game'
import { faceOf } from './games'
import { holds, noteHere, visited } from './memory'
import { connectHere, isLocal } from './played_here'
import { bestBot, named } from './seats'
import { play } from './sound.svelte'
import { connect, type Line } from './socket'
import { vibrate } from './vibration.svelte'
import type { Command, Done, LogEntry, Looking, Message, TableUpdate, Refused, Reviewing, QuickPhrase, SeatInfo } from './wire'

type Wanted = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never
/** Milliseconds for which a phrase is to be read. */
const SPOKEN = 8000

export class Table {
  update = $state.raw<TableUpdate | null>(null)
  /** What the board shows: behind the update while a film runs. */
  shown = $state.raw<GameView | null>(null)
  effect = $state.raw<GameEffect>({})
  /** Nothing is being shown: the choices may be taken. */
  settled = $state(true)
  /** The event that the board shows now, while it is not settled. */
  shownEvent = $state.raw<GameEvent | null>(null)
  /** The seat whose turn it is in what is shown; null if it is nobody's. */
  turn = $state<string | null>(null)
  /** The version that has been shown whole: what came after it is still to be told. */
  seen = $state(0)
  /** What happened between the last two times that nothing was left to show. */
  news = $state.raw<LogEntry[]>([])
  log = $state.raw<LogEntry[]>([])
  connected = $state(false)
  refused = $state.raw<Trouble | null>(null)
  /** A command is on its way. */
  waiting = $state(false)
  /** How many people watch without a seat; told only to those who have one. */
  onlookers = $state(0)
  /** What was said in the last seconds: the newest phrase of each seat. */
  spoken = $state.raw<QuickPhrase[]>([])
  /** All that was said while this page was here, for the log, each with the version at which it was said. */
  phrases = $state.raw<{ version: number; phrase: QuickPhrase }[]>([])
  /** The game has ended while this page was here. */
  witnessed = false
  /** This person has just taken a break here. */
  left = $state(false)
  /** What the server is bound to is what this browser was shown when the table was opened. */
  bound = $state(true)
  /** When the update came, by this machine's clock. */
  heard = Date.now()

  /** Who hears what goes by and isn't kept, once the game is over. */
  passing: (message: Looking | Reviewing) => void = () => {}

  /** Who is about to sit down, and the seats that were tried; null if nobody is. */
  private joining: { name: string; taken: string[] } | null = null
  private line: Line
  private face: AnyFace | null = null
  private projector = new Projector<GameView, GameEffect, GameEvent>(
    ({ view, effect, sound, event, seat }) => {
      this.turn = seat
      this.shown = view
      this.shownEvent = event
      this.effect = { ...this.remained, ...effect }
      if (sound) play(sound)
    },
    () => this.rest(),
  )

  /** False for a table that a lesson made up. */
  readonly real: boolean
  private readonly keeps: boolean

  /** `open` connects with the table; `keeps`: whether this browser remembers the table among those it has been at. */
  constructor(readonly key: string, { open = isLocal(key) ? connectHere : connect, real = true, keeps = real }: { open?: typeof connect; real?: boolean; keeps?: boolean } = {}) {
    this.real = real
    this.keeps = keeps
    this.line = open(key, () => this.update?.version ?? 0, (message) => this.hear(message), (up) => this.stands(up))
  }

  /** The line stands now, or no longer: a server that answers again is no reason to complain any more. */
  private stands(up: boolean): void {
    this.connected = up
    if (up && this.refused?.code === 'no-server') this.refused = null
  }

  close(): void {
    this.line.close()
    this.projector.skip()
  }

  get seats(): SeatInfo[] {
    return this.update?.table.seats ?? []
  }

  get mine(): SeatInfo[] {
    return this.seats.filter((seat) => seat.mine)
  }

  /** The words for why nothing goes on; null while it does. */
  get paused(): 'paused-mine' | 'paused-others' | null {
    if (this.update?.table.status !== 'paused') return null
    return this.mine.some((seat) => !seat.resigned) ? 'paused-mine' : 'paused-others'
  }

  /** The viewer's seat that chooses now. */
  get choosing(): SeatInfo | null {
    const seat = this.seats.find((each) => each.letter === this.update?.actor)
    return seat?.mine && !seat.stand_in && this.update!.legal.length ? seat : null
  }

  /** What the viewer's seat that chooses may choose, also while it is shown or sent. */
  get asked(): string[] {
    return this.update?.legal.flatMap((group) => group.choices) ?? []
  }

  get legal(): string[] {
    return this.settled && !this.waiting ? this.asked : []
  }

  /** A seat's name, as others may call it. */
  name(letter: string): string {
    const seat = this.seats.find((each) => each.letter === letter)
    return seat ? named(seat) : letter
  }

  send(wanted: Wanted): void {
    this.refused = null
    this.waiting = true
    this.line.send({ ...wanted, id: commandId() } as Command)
  }

  sit(seat: string, name: string): void {
    this.send({ command: 'sit', seat, name, entropy: hex(16) })
  }

  /**
   * Take a free seat, `wanted` if it is one. Where others are quicker, this takes the next free seat; who comes too late
   * for all of them watches the game, which is no error.
   */
  join(name: string, wanted = '', taken: string[] = []): void {
    const free = this.seats.filter((seat) => seat.kind === 'open' && !taken.includes(seat.letter))
    const seat = free.find((each) => each.letter === wanted) ?? free[0]
    if (!seat) return
    this.sit(seat.letter, name)
    this.joining = { name, taken: [...taken, seat.letter] }
  }

  /** Whether a refusal means only that others have sat down first. */
  private tooLate(refused: Refused): boolean {
    const joining = this.joining
    if (refused.code === 'seat-taken' && joining) this.join(joining.name, '', joining.taken)
    return joining !== null && ['seat-taken', 'begun'].includes(refused.code)
  }

  /** Whether somebody has gone without a word, and a bot may go on for them. */
  misses(seat: SeatInfo): boolean {
    return this.mine.length > 0 && this.update?.table.status !== 'over' && seat.kind === 'human' && !seat.present && !seat.stand_in
  }

  /** Let a bot play in a seat that is free, or whose person is away. */
  async fill(seat: string): Promise<void> {
    try {
      const { bots, gentle } = await lobby()
      this.send({ command: 'fill', seat, bot: this.update?.table.family ? gentle[gentle.length - 1] : bestBot(bots) })
    } catch (error) {
      this.refused = trouble(error)
    }
  }

  /** Take a break: a bot plays on, or the game waits. */
  leave(seat: string): void {
    this.left = true
    this.send({ command: 'leave', seat })
  }

  /** Show those who follow where one looks in the finished game; nothing waits for the answer. */
  look(seat: string, at: number | null): void {
    this.line.send({ command: 'look', id: commandId(), seat, at })
  }

  act(choice: string): void {
    if (this.choosing) this.send({ command: 'act', seat: this.choosing.letter, version: this.update!.version, choice })
  }

  skip(): void {
    this.projector.skip()
  }

  private hear(message: Message): void {
    if (message.message === 'update') this.take(message)
    else if (message.message === 'phrase') this.speaks(message)
    else if (message.message === 'onlookers') this.onlookers = message.count
    else if (message.message === 'looking' || message.message === 'reviewing') this.passing(message)
    else this.answered(message)
  }

  private speaks(phrase: QuickPhrase): void {
    this.spoken = [...this.spoken.filter(({ seat }) => seat !== phrase.seat), phrase]
    this.phrases = [...this.phrases, { version: this.update?.version ?? 0, phrase }]
    play('phrase')
    setTimeout(() => (this.spoken = this.spoken.filter((each) => each !== phrase)), SPOKEN)
  }

  private answered(message: Done | Refused): void {
    this.waiting = false
    if (message.message === 'done') this.joining = null
    else if (!this.tooLate(message)) this.complain(message)
  }

  private complain(message: Refused): void {
    this.joining = null
    if (message.update) this.take(message.update)
    this.refused = message
  }

  private take(update: TableUpdate): void {
    const before = this.update
    if (before && update.version < before.version) return
    if (before && update.version > before.version) this.refused = null
    this.face = faceOf(update.table.game)
    const news = update.happened.filter((each) => each.version > (before?.version ?? 0))
    if (update.since <= (before?.version ?? 0)) this.log = [...this.log, ...news]
    else this.log = []
    this.update = update
    this.witnessed ||= before !== null && before.table.status !== 'over' && update.table.status === 'over'
    void this.remember()
    this.heard = Date.now()
    this.note(update)
    if (news.some(({ what, seat }) => what === 'chose' && seat && !this.mine.some((each) => each.letter === seat))) this.announced = false
    const steps = update.steps.filter((each) => each.version > (before?.version ?? 0)).map(({ events, view }) => ({ events, view: view ?? update.view }))
    this.remains = { ...this.remains, ...this.face.remains(steps) }
    const continues = before && update.since <= before.version && !news.some((each) => each.what === 'undid')
    if (!continues || still()) return this.projector.skip()
    if (!steps.length) return this.projector.running ? undefined : this.rest()
    this.settled = false
    this.projector.add(this.face.film((this.projector.running ? this.lastShown : this.shown) ?? before.view, steps))
    this.lastShown = update.view
  }

  private remembering = false

  /** What happened before the log begins, page by page, until it is complete; tried again with the next update. */
  private async remember(): Promise<void> {
    const missing = () => this.log[0]?.version ?? this.update!.version + 1
    if (this.remembering) return
    this.remembering = true
    try {
      for (let before = missing(); before > 1; before = missing()) {
        const { happened } = await log(this.key, before)
        if (!happened.length) return
        if (before === missing()) this.log = [...happened, ...this.log]
      }
    } catch {
      // the line is down, or we asked too often
    } finally {
      this.remembering = false
    }
  }

  /** What the picture keeps of the steps so far when nothing is being shown. */
  private remains: GameEffect = {}
  /** The same of the steps that have been shown. */
  private remained: GameEffect = {}

  private lastShown: GameView | null = null

  private rest(): void {
    this.shown = this.update?.view ?? null
    this.effect = this.remained = this.remains
    this.shownEvent = null
    this.turn = this.update?.actor ?? null
    this.settled = true
    const version = this.update?.version ?? 0
    if (version > this.seen) this.news = this.seen ? this.log.filter((each) => each.version > this.seen) : []
    this.seen = version
    if (this.choosing && !this.announced) {
      play('turn')
      vibrate()
    }
    this.announced = this.choosing !== null
  }

  /** It has been heard that it is this person's turn; heard again once somebody else has chosen. */
  private announced = false

  private note({ table, actor, clocks }: TableUpdate): void {
    if (!this.keeps) return
    visited({ key: this.key, at: Date.now(), mine: table.seats.some((seat) => seat.mine) })
    if (isLocal(this.key)) noteHere({ key: this.key, game: table.game, status: table.status, seats: table.seats, actor, waits: this.choosing !== null, clocks })
    this.bound = holds({ table: table.number, commitment: table.commitment, signer: table.signer })
  }
}
