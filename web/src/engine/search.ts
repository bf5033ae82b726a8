/** A search: its tree and its buffers in a module's memory, and what it has come to. The search itself is compiled. */
import type { Engine } from './engine.ts'
import { DEEPEST, type EvaluationParams, MOST_HIDDEN, MOST_SEATS, MOST_UNITS, type PolicyBuffers, type SearchBuffers, type Settings, type Tree } from './functions.ts'

/** A choice at the root: its number, the simulations through it, and what it is worth to each seat. */
export type Line = { choice: number; visits: number; values: number[] }

export class Search {
  readonly tree: Tree
  private readonly engine: Engine
  private readonly settings: Settings
  private readonly buffers: SearchBuffers
  private readonly params: EvaluationParams
  private word: number

  /** `position`: the bytes of a row; `nodes`: the room of the tree; `word`: where its random numbers begin. */
  constructor(engine: Engine, position: Uint8Array, params: EvaluationParams, settings: Settings, nodes: number, word: number) {
    this.engine = engine
    this.settings = settings
    this.word = word
    this.buffers = buffers(engine)
    this.buffers.rows.row(0).set(position)
    this.tree = newTree(engine, nodes)
    this.params = params
  }

  /** Make so many simulations more, as long as the tree has room; returns whether it had. */
  run(simulations: number): boolean {
    const { simulate, simulateByPolicy } = this.engine.call // a game's module has one of them
    const run = this.settings.likeliest ? simulateByPolicy : simulate
    this.word = run(this.buffers, this.tree, this.params, this.settings, simulations, this.word)
    return this.used + this.engine.sizes.mostChoices <= this.tree.choice.shape[0]
  }

  /** The simulations so far. */
  get simulations(): number {
    return this.tree.visits.view[1]
  }

  /** The choices at the root that were looked at, in no particular order. */
  get lines(): Line[] {
    const [choice, visits] = [this.tree.choice.view, this.tree.visits.view]
    return childrenOf(this.tree, 1).filter((child) => visits[child] > 0).map((child) => ({ choice: choice[child], visits: visits[child], values: this.valuesOf(child) }))
  }

  /** What the root is worth to each seat. */
  get values(): number[] {
    return this.valuesOf(1)
  }

  private valuesOf(node: number): number[] {
    return Array.from(this.tree.value.view.subarray(node * MOST_SEATS, node * MOST_SEATS + this.settings.seats))
  }

  private get used(): number {
    return Number(this.tree.used.view[0])
  }
}

/** The nodes that follow a node. */
export function childrenOf(tree: Tree, node: number): number[] {
  const first = tree.first.view[node]
  return Array.from({ length: first ? tree.size.view[node] : 0 }, (_, place) => first + place)
}

/** A tree that holds only its root. */
export function newTree({ room }: Engine, nodes: number): Tree {
  const tree = {
    used: room.numbers('q', 1), choice: room.numbers('h', nodes), first: room.numbers('i', nodes), size: room.numbers('h', nodes),
    visits: room.numbers('i', nodes), prior: room.numbers('f', nodes), value: room.numbers('f', nodes, MOST_SEATS),
  }
  for (const array of [tree.choice, tree.first, tree.size, tree.visits, tree.prior]) array.view.fill(0, 0, 2)
  tree.value.view.fill(0, 0, 2 * MOST_SEATS)
  tree.used.view[0] = 2n
  return tree
}

function buffers(engine: Engine): SearchBuffers {
  const { room, sizes } = engine
  return {
    rows: room.rows(sizes.row, 3), choices: room.numbers('q', sizes.mostChoices), weights: room.numbers('q', sizes.mostOutcomes), results: room.numbers('q', sizes.mostPlayers),
    features: room.numbers('d', sizes.mostPlayers * sizes.features), values: room.numbers('d', sizes.mostPlayers), path: room.numbers('q', DEEPEST), actors: room.numbers('q', DEEPEST),
    sparse: { size: room.numbers('q', 1), indices: room.numbers('q', sizes.mostInputs), values: room.numbers('f', sizes.mostInputs) }, hidden: room.numbers('f', MOST_HIDDEN),
    policy: policyBuffers(engine),
  }
}

/** A game without a policy uses none of them. */
function policyBuffers({ room, sizes }: Engine): PolicyBuffers {
  const [single, whole] = [() => room.numbers('f', MOST_UNITS), () => room.numbers('i', MOST_UNITS)]
  const actions = sizes.mostChoices
  const perAction = () => room.numbers('q', actions)
  return {
    first: single(), sums: single(), position: whole(), group: whole(), action: whole(), logits: room.numbers('f', actions),
    described: { groups: room.numbers('q', 1), group: perAction(), sharedEnds: perAction(), shared: room.numbers('q', actions * sizes.mostShared), ownEnds: perAction(), own: room.numbers('q', actions * sizes.mostOwn) },
    known: room.numbers('q', sizes.known),
  }
}
