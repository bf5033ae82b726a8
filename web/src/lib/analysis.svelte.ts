/** The analysis board: a position, the tree of what was tried from there, and what the engine says of it, deeper round by round. */
import { analysedPosition, analysis, exported, openSource, Refusal, type Trouble, trouble } from './api'
import { recall, remember } from './memory'
import { coreChoices, modulesFolder, Pool, usualCores } from './pool'
import { added, at, commented, fromFragment, planted, readStudy, removed, type Study, type Variation } from './variations'
import type { AnalysedPosition, Analysis as Searched, AskSearch } from './wire_analysis'

/** So many games may be looked ahead, of which one is chosen. */
export const DEPTHS = [800, 3200, 12_800, 51_200]
/** States that can be gone back to. */
const MOST_BACK = 200

export class Analysis {
  start = $state('')
  root = $state.raw<Variation>(planted([]))
  path = $state.raw<string[]>([])
  position = $state.raw<AnalysedPosition | null>(null)
  latest = $state.raw<Searched | null>(null)
  /** The engine is meant to think. */
  running = $state(true)
  /** It does so just now. */
  thinking = $state(false)
  /** After so many games the engine has looked far enough. */
  depth = $state(DEPTHS[2])
  /** So many of the device's cores the engine in this browser takes; 0 while it is not known whether there is one, and where the server's thinks. */
  cores = $state(0)
  refused = $state.raw<Trouble | null>(null)

  private past = $state.raw<Study[]>([])
  /** The number of positions that were asked for; only the newest answer counts. */
  private questions = 0
  /** The number of searches that were begun; only the newest one counts. */
  private searches = 0
  /** The last change of the tree, which may wait for an answer. */
  private change: Promise<void> = Promise.resolve()
  private search: Promise<unknown> = Promise.resolve()

  /** Where the engine for this browser is. */
  private folder: Promise<string | null>
  private pool: Pool | null = null
  private closed = false

  /** `local`: of a game that was played in this browser, so that no server is asked. */
  constructor(private readonly local: boolean) {
    this.folder = modulesFolder(local).catch(() => null)
  }

  close(): void {
    this.questions++
    this.searches++
    this.running = false
    this.closed = true
    this.pool?.close()
  }

  /** The variation that is looked at. */
  get here(): Variation {
    return at(this.root, this.path) ?? this.root
  }

  get study(): Study {
    return { start: this.start, root: this.root, path: this.path }
  }

  get undoable(): boolean {
    return this.past.length > 0
  }

  /** What somebody hands in: a record, a position, or a study that was saved; `moment` says after how many entries. */
  async open(source: string, moment: number | null = null): Promise<void> {
    await this.heard(async () => {
      const study = readStudy(source)
      if (study) return this.take(study)
      const { start, choices } = await openSource(source, this.local)
      await this.take({ start, root: planted(choices), path: choices.slice(0, moment ?? choices.length) })
    })
  }

  /** A finished game, at a moment. */
  async openTable(key: string, moment: number | null): Promise<void> {
    await this.heard(async () => {
      await this.open(JSON.stringify(await exported(key)), moment)
    })
  }

  /** A link's fragment. */
  async openLink(text: string): Promise<void> {
    const study = await fromFragment(text)
    if (study) await this.heard(() => this.take(study))
    else this.refused = { code: 'bad-position', clause: null, args: {} }
  }

  private async take(study: Study): Promise<void> {
    const position = await analysedPosition({ start: study.start, choices: study.path }, this.local)
    this.questions++ // what was asked of the board before counts no longer
    this.past = []
    this.set(study)
    this.shown(position)
  }

  private set({ start, root, path }: Study): void {
    this.start = start
    this.root = root
    this.path = path
  }

  // --- going about

  /** Make a choice, or let chance bring an outcome, in the position that is looked at now. */
  async choose(choice: string): Promise<void> {
    const { path } = this
    await this.inTurn(async () => {
      if (at(this.root, path)) await this.show([...path, choice], (root) => added(root, path, choice))
    })
  }

  /** Let chance decide, by the odds. */
  async roll(): Promise<void> {
    let left = crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32
    const outcomes = this.position?.outcomes ?? []
    const drawn = outcomes.find(({ probability }) => (left -= probability) < 0) ?? outcomes.at(-1)
    if (drawn) await this.choose(drawn.choice)
  }

  /** Look at another place of the tree, once what was done before has been done. */
  async go(path: string[]): Promise<void> {
    await this.change
    if (at(this.root, path)) await this.show(path)
  }

  async back(): Promise<void> {
    await this.change
    if (this.path.length) await this.show(this.path.slice(0, -1))
  }

  async on(): Promise<void> {
    await this.change
    const next = this.here.next[0]
    if (next) await this.show([...this.path, next.choice])
  }

  comment(words: string): void {
    if (words === this.here.comment) return
    this.keep()
    this.root = commented(this.root, this.path, words)
  }

  /** Take the variation that is looked at away, and look at what is before it. */
  async remove(): Promise<void> {
    const { path } = this
    await this.inTurn(async () => {
      if (path.length && at(this.root, path)) await this.show(path.slice(0, -1), (root) => removed(root, path))
    })
  }

  /** Take back the last change. */
  async undo(): Promise<void> {
    await this.inTurn(() => this.heard(async () => {
      const study = this.past.at(-1)
      if (!study) return
      const rest = this.past.slice(0, -1)
      const question = ++this.questions
      const position = await analysedPosition({ start: study.start, choices: study.path }, this.local)
      if (question !== this.questions) return
      this.past = rest
      this.set(study)
      this.shown(position)
    }))
  }

  /** Change the tree once the changes before have been made, so that none is lost; not if another study was opened meanwhile. */
  private async inTurn(work: () => Promise<void>): Promise<void> {
    const { start } = this
    await (this.change = this.change.then(() => (start === this.start ? work() : undefined)))
  }

  /** Look at a place of the tree, which may change with it. */
  private async show(path: string[], change: (root: Variation) => Variation = (root) => root): Promise<void> {
    const question = ++this.questions
    await this.heard(async () => {
      const position = await analysedPosition({ start: this.start, choices: path }, this.local)
      if (question !== this.questions) return
      this.keep()
      this.root = change(this.root)
      this.path = path
      this.shown(position)
    })
  }

  /** Whether the engine has looked as far as it shall, or can. */
  get deepEnough(): boolean {
    return this.latest !== null && (this.latest.last || this.latest.simulations >= this.depth || this.latest.choices.every(({ exact }) => exact))
  }

  /** Look so far from now on. */
  look(depth: number): void {
    this.depth = depth
    if (this.running && this.position) void this.think()
  }

  private keep(): void {
    this.past = [...this.past, this.study].slice(-MOST_BACK)
  }

  private shown(position: AnalysedPosition): void {
    const same = position.text === this.position?.text
    this.position = position
    if (!same) this.latest = null
    void this.think()
  }

  // --- the engine

  stop(): void {
    this.running = false
    this.pool?.stop()
  }

  /** Give the engine in this browser so many cores; it begins anew. */
  give(cores: number): void {
    const before = this.pool
    remember('cores', cores)
    this.cores = cores
    this.pool = this.latest = null
    if (this.position) void this.think()
    before?.close()
  }

  /** The engine in this browser; null where there is none. */
  private async engine(): Promise<Pool | null> {
    const folder = await this.folder
    if (!folder || this.closed) return null
    if (!this.cores) {
      const kept = recall<number>('cores')
      this.cores = kept !== null && coreChoices().includes(kept) ? kept : usualCores()
    }
    return (this.pool ??= new Pool(folder, this.cores))
  }

  /** One round of search: in this browser where its engine can, else by the server's; null where it was stopped at once. */
  private async searched(asked: Required<AskSearch>): Promise<Searched | null> {
    const pool = await this.engine()
    if (!pool) return analysis(asked, this.local)
    try {
      return await pool.analyse(asked, this.local)
    } catch (error) {
      if (error instanceof Refusal || pool !== this.pool) throw error
      this.folder = Promise.resolve(null)
      this.pool = null
      this.cores = 0
      pool.close()
      return analysis(asked, this.local)
    }
  }

  resume(): void {
    this.running = true
    if (this.position) void this.think()
  }

  /** Look deeper, round by round, until it is stopped, or something else is looked at. */
  private async think(): Promise<void> {
    const search = ++this.searches
    const text = this.position!.text
    this.pool?.stop()
    if (this.position!.actor === null) return
    const wanted = () => this.running && search === this.searches
    for (let round = (this.latest?.round ?? 0) + 1; !this.deepEnough; round++) {
      await this.search // an engine answers one after the other
      if (!wanted()) return
      this.thinking = true
      const answer = this.searched({ position: text, round })
      this.search = answer.catch(() => null)
      try {
        const latest = await answer
        if (!latest || search !== this.searches) return
        this.latest = latest
      } catch (error) {
        if (search !== this.searches) return
        this.refused = trouble(error)
        this.running = false
        return
      } finally {
        this.thinking = false
      }
    }
  }

  private async heard(work: () => Promise<void>): Promise<void> {
    this.refused = null
    try {
      await work()
    } catch (error) {
      this.refused = trouble(error)
    }
  }
}
