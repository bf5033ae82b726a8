/** The searches that one worker makes for a position: a few simulations of each, one after the other, until all have made theirs. */
import type { EngineWeights, GrownTree, TreeSearch } from '../lib/wire_analysis.ts'
import { bytes } from './base64.ts'
import { courseOf, courseToTheEnd } from './course.ts'
import type { Engine } from './engine.ts'
import { Endings } from './exact.ts'
import { lifted, type Lifted, planted } from './following.ts'
import type { EvaluationParams } from './functions.ts'
import { Position } from './position.ts'
import { Search } from './search.ts'
import { evaluationParams } from './weights.ts'

/** Simulations of a search in a row: some milliseconds. */
const BATCH = 64
/** What makes the random numbers of one tree others than those of the next: 2^32 by the golden ratio. */
const APART = 0x9e3779b9

/** One tree of a search: its `simulations` and `nodes` are those of the tree. */
export type Task = TreeSearch & { tree: number }
/** A tree, with the search that it belongs to. */
export type Grown = { name: string; tree: GrownTree }

class Growing {
  private readonly engine: Engine
  private readonly root: Uint8Array
  private readonly search: Search
  private task: Task
  private calculated: GrownTree | null
  private full = false

  constructor(engine: Engine, params: EvaluationParams, task: Task, known: Lifted | null) {
    this.engine = engine
    this.task = task
    this.root = bytes(task.position)
    this.calculated = calculated(engine, task, this.root)
    this.search = new Search(engine, this.root, params, task.settings, task.nodes, (task.word + task.tree * APART) >>> 0)
    if (!known || known.used + engine.sizes.mostChoices > task.nodes) return
    planted(this.search.tree, known)
    this.search.run(0) // by a policy, so that every choice of the new root gets a value
  }

  get name(): string {
    return this.task.name
  }

  get aim(): number {
    return this.task.settings.aim
  }

  /** Go on to another round. */
  goOn(task: Task): void {
    if (task.exact > this.task.exact) this.calculated ??= calculated(this.engine, task, this.root)
    this.task = task
  }

  /** Make a few simulations more; returns whether there are any left to be made. */
  grow(): boolean {
    const left = this.calculated || this.full ? 0 : this.task.simulations - this.search.simulations
    if (left > 0) this.full = !this.search.run(Math.min(BATCH, left))
    return left > BATCH && !this.full
  }

  get grown(): GrownTree {
    if (this.calculated) return this.calculated
    const { simulations, values, lines, tree } = this.search
    const { room } = this.engine
    const mark = room.mark
    const course = courseOf(tree, new Position(this.engine).set(this.root))
    room.release(mark)
    return { simulations, exact: false, values, choices: lines, course }
  }

  /** What the tree knows of a position that follows. */
  below(position: Uint8Array): Lifted | null {
    return this.calculated ? null : lifted(this.engine, this.search.tree, this.root, position)
  }

  /** Whether this is the tree of a task, of this round or of another one. */
  isOf({ name, position, tree }: Task): boolean {
    return this.task.name === name && this.task.position === position && this.task.tree === tree
  }
}

/** A search that has nothing to look for: all is calculated. */
function calculated(engine: Engine, { exact, settings }: Task, root: Uint8Array): GrownTree | null {
  if (!exact) return null
  const mark = engine.room.mark
  const endings = new Endings(engine, settings)
  const position = new Position(engine).set(root)
  const choices = position.actor < 0 ? [] : endings.choices(root, position.choices, exact)
  const whole = choices && !choices.length ? endings.position(root, exact) : null
  const grown = choices && (choices.length || whole) ? { simulations: 0, exact: true, values: whole?.values ?? choices[0].values, choices, course: courseToTheEnd(endings, position, exact) } : null
  engine.room.release(mark)
  return grown
}

export class Thinker {
  private readonly engine: Engine
  private readonly params: EvaluationParams
  private readonly mark: number
  private all: Growing[] = []

  constructor(engine: Engine, weights: EngineWeights) {
    this.engine = engine
    this.params = evaluationParams(engine, weights)
    this.mark = engine.room.mark
  }

  /** Take up the tasks of a round: those of the position before go on, those of a position that follows begin with what is known of it. */
  take(tasks: Task[]): void {
    if (this.all.length === tasks.length && this.all.every((growing, place) => growing.isOf(tasks[place]))) {
      this.all.forEach((growing, place) => growing.goOn(tasks[place]))
      return
    }
    const known = tasks.map((task) => this.known(task))
    this.engine.room.release(this.mark)
    this.all = tasks.map((task, place) => new Growing(this.engine, this.params, task, known[place]))
  }

  private known({ position, settings }: Task): Lifted | null {
    for (const growing of this.all) {
      const part = growing.aim === settings.aim ? growing.below(bytes(position)) : null
      if (part) return part
    }
    return null
  }

  /** Make a few simulations more for each task; returns whether there are any left to be made. */
  step(): boolean {
    return this.all.map((growing) => growing.grow()).includes(true)
  }

  /** What the trees have come to. */
  get grown(): Grown[] {
    return this.all.map((growing) => ({ name: growing.name, tree: growing.grown }))
  }
}
