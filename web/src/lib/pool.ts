/** The engine of the analysis board in this browser: workers that grow trees, for as many of the device's cores as somebody gives it. */
import { SIZES, type Game } from '../engine/functions'
import type { FromEngine, ToEngine } from '../engine/messages'
import { shared } from '../engine/sharing'
import type { Task } from '../engine/thinker'
import { engineWeights, grown, lobby, searchPlan } from './api'
import { BASE, STATIC } from './base'
import { isKept } from './keep'
import { scriptAddress } from './scripts'
import type { Analysis, AskSearch } from './wire_analysis'

/** What this device can do at once. */
const CORES = navigator.hardwareConcurrency || 1
/** So many cores are taken at most where nobody chose, and half of the device's: others have to do something, too. */
const USUAL = 4

/** How many can be chosen: 1, 2, 4 and so on, and all. */
export function coreChoices(): number[] {
  return [...Array.from({ length: 10 }, (_, power) => 2 ** power).filter((cores) => cores < CORES), CORES]
}

/** How many are taken where nobody chose. */
export function usualCores(): number {
  return Math.max(1, ...coreChoices().filter((cores) => cores <= Math.min(USUAL, CORES / 2)))
}

/** Where the modules of the games are; null where this page does not offer them. `here`: for a game that is played in this browser. */
export async function modulesFolder(here: boolean): Promise<string | null> {
  const offered = here || STATIC || (await lobby().then(({ offline }) => offline, isKept))
  if (!offered) return null
  const { folder } = (await (await fetch(`${BASE}offline/manifest.json`)).json()) as { folder: string }
  return BASE + folder.slice(1)
}

export class Pool {
  private readonly workers: Engine[]
  /** The name of the weights that all workers have. */
  private weights = ''
  private questions = 0

  constructor(private readonly folder: string, size: number) {
    this.workers = Array.from({ length: size }, () => new Engine())
  }

  /** What a round of search says; null where it was stopped before anything was found out. Where it was stopped later, the round is the one before. */
  async analyse(asked: Required<AskSearch>, here: boolean): Promise<Analysis | null> {
    const id = ++this.questions
    const plan = await searchPlan(asked, here)
    if (!(plan.game in SIZES)) throw new Error(plan.game)
    if (plan.weights !== this.weights) await this.prepare(plan.game as Game, asked, here)
    const tasks = shared(plan.searches, this.workers.length)
    const answers = await Promise.all(this.workers.map((worker, place) => worker.think(id, tasks[place])))
    const trees = Object.fromEntries(plan.searches.map(({ name }) => [name, answers.flatMap((answer) => answer.grown.filter((each) => each.name === name).map(({ tree }) => tree))]))
    if (!Object.values(trees).every((some) => some.some(({ exact, simulations }) => exact || simulations))) return null
    const result = await grown({ position: asked.position, round: asked.round, trees }, here)
    return answers.every(({ whole }) => whole) ? result : { ...result, round: result.round - 1, last: false }
  }

  /** End what was asked for last: what was found out until then is told. */
  stop(): void {
    for (const worker of this.workers) worker.post({ kind: 'stop', id: this.questions })
  }

  close(): void {
    for (const worker of this.workers) worker.close()
  }

  private async prepare(game: Game, { position }: AskSearch, here: boolean): Promise<void> {
    const weights = await engineWeights({ position }, here)
    for (const worker of this.workers) worker.post({ kind: 'prepare', game, module: `${this.folder}${game}.wasm`, weights })
    this.weights = weights.name
  }
}

type Answer = FromEngine & { kind: 'grown' }

/** One worker, which does one thing at a time. */
class Engine {
  private readonly worker = new Worker(scriptAddress('engine.js'), { type: 'module' })
  private take: (answer: Answer) => void = () => undefined
  private fail: (error: Error) => void = () => undefined

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => (data.kind === 'grown' ? this.take(data) : this.fail(new Error(data.reason)))
    this.worker.onerror = ({ message }) => this.fail(new Error(message))
  }

  think(id: number, tasks: Task[]): Promise<Answer> {
    return new Promise((take, fail) => {
      Object.assign(this, { take, fail })
      this.post({ kind: 'think', id, tasks })
    })
  }

  post(message: ToEngine): void {
    this.worker.postMessage(message)
  }

  close(): void {
    this.worker.terminate()
    this.fail(new Error('closed'))
  }
}
