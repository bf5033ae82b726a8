// Written by tools/wasm/face.py from the functions' own types: change those, then run it again.
import type { Numbers, Rows } from './memory.ts'

/** The inputs of one seat that were emitted, in this order; all others are 0. */
export type SparseInput = {
  size: Numbers<'q'>
  indices: Numbers<'q'>
  values: Numbers<'f'>
}

/** The features of a position's legal actions, in the order of the actions. */
export type ActionFeatures = {
  groups: Numbers<'q'>
  group: Numbers<'q'>
  sharedEnds: Numbers<'q'>
  shared: Numbers<'q'>
  ownEnds: Numbers<'q'>
  own: Numbers<'q'>
}

/** The buffers of one position's policy. */
export type PolicyBuffers = {
  first: Numbers<'f'>
  sums: Numbers<'f'>
  position: Numbers<'i'>
  group: Numbers<'i'>
  action: Numbers<'i'>
  logits: Numbers<'f'>
  described: ActionFeatures
  known: Numbers<'q'>
}

/** The buffers that a simulation writes to. */
export type SearchBuffers = {
  rows: Rows
  choices: Numbers<'q'>
  weights: Numbers<'q'>
  results: Numbers<'q'>
  features: Numbers<'d'>
  values: Numbers<'d'>
  path: Numbers<'q'>
  actors: Numbers<'q'>
  sparse: SparseInput
  hidden: Numbers<'f'>
  policy: PolicyBuffers
}

/** The nodes of a tree as arrays with one entry for each node; node 0 is unused, node 1 is the root. */
export type Tree = {
  used: Numbers<'q'>
  choice: Numbers<'h'>
  first: Numbers<'i'>
  size: Numbers<'h'>
  visits: Numbers<'i'>
  prior: Numbers<'f'>
  value: Numbers<'f'>
}

/** The weights of a network in single precision, as rules take them. */
export type Network = {
  inputs: Numbers<'f'>
  middle: Numbers<'f'>
  outputs: Numbers<'f'>
}

/** The weights of a policy network, as rules take them. */
export type Policy = {
  inputs: Numbers<'f'>
  middle: Numbers<'f'>
  features: Numbers<'h'>
  output: Numbers<'h'>
}

/** The weights and the networks that positions are evaluated by. */
export type EvaluationParams = {
  weights: Numbers<'d'>
  network: Network
  policy: Policy
}

/** The parameters of a search; numbers only, for compiled code. */
export type Settings = {
  seats: number
  aim: number
  leaf: number
  exploration: number
  temperature: number
  hopeless: number
  likeliest: number
}

/** Buffers of one exact calculation; `depth` counts choices from the position that is asked about. */
export type ExactBuffers = {
  rows: Rows
  choices: Numbers<'q'>
  weights: Numbers<'q'>
  values: Numbers<'d'>
  totals: Numbers<'d'>
  results: Numbers<'q'>
}

/** Buffers for finding one position in a search tree. */
export type TreeMatchBuffers = {
  rows: Rows
  data: Numbers<'B'>
}

export type Functions = {
  /** The actor of row `at`: a seat, CHANCE, OVER or RULES. */
  actorAt(rows: Rows, at: number): number

  /** The number of legal actions in row `at`, where a seat must act; writes them, ascending, into `actions`. */
  legalAt(rows: Rows, at: number, actions: Numbers<'q'>): number

  /** The number of possible outcomes in row `at`, where chance must act; writes them, and their weights likewise. */
  outcomesAt(rows: Rows, at: number, outcomes: Numbers<'q'>, weights: Numbers<'q'>): number

  /** Apply a choice to row `at`, with all its consequences; that it is possible is not checked. */
  applyAt(rows: Rows, at: number, choice: number): void

  /** Play row `at` to its end by sampling, in place, and return the number of seats' decisions, without chance's. */
  playOut(rows: Rows, at: number, word: number): number

  /** Run simulations until their number is reached or the tree is full; returns the random state reached. */
  simulate(buffers: SearchBuffers, tree: Tree, params: EvaluationParams, settings: Settings, simulations: number, word: number): number

  /** Do as `simulate`, by evaluation, with `Settings.likeliest` above 0 and a policy in `params`. */
  simulateByPolicy(buffers: SearchBuffers, tree: Tree, params: EvaluationParams, settings: Settings, simulations: number, word: number): number

  /** Write each seat's value of the position in row `depth` into values[depth]; returns the rest of the budget, or -1. */
  solve(buffers: ExactBuffers, depth: number, seats: number, aim: number, hopeless: number, budget: number): number

  /** The first node found, at or below `node`, of the position that is looked for; 0 if there is none. */
  findNode(buffers: TreeMatchBuffers, tree: Tree, node: number, depth: number): number

  /** Fill `new` with the subtree of `old` at `node`, which becomes the root. */
  copySubtree(old: Tree, node: number, new_: Tree, origins: Numbers<'i'>): void
}

/** What a value consists of: a number, an array by its letter and its axes, or a tuple's parts. */
export type Kind = string | { [part: string]: Kind }

export const SHAPES: Record<keyof Functions, { symbol: string; takes: Kind[]; gives: string }> = {
  actorAt: { symbol: 'actor_at', takes: ['R1', 'i'], gives: 'i' },
  legalAt: { symbol: 'legal_at', takes: ['R1', 'i', 'q1'], gives: 'i' },
  outcomesAt: { symbol: 'outcomes_at', takes: ['R1', 'i', 'q1', 'q1'], gives: 'i' },
  applyAt: { symbol: 'apply_at', takes: ['R1', 'i', 'i'], gives: '-' },
  playOut: { symbol: 'play_out', takes: ['R1', 'i', 'i'], gives: 'i' },
  simulate: { symbol: 'simulate', takes: [{ rows: 'R1', choices: 'q1', weights: 'q1', results: 'q1', features: 'd1', values: 'd1', path: 'q1', actors: 'q1', sparse: { size: 'q1', indices: 'q1', values: 'f1' }, hidden: 'f1', policy: { first: 'f1', sums: 'f1', position: 'i1', group: 'i1', action: 'i1', logits: 'f1', described: { groups: 'q1', group: 'q1', sharedEnds: 'q1', shared: 'q1', ownEnds: 'q1', own: 'q1' }, known: 'q1' } }, { used: 'q1', choice: 'h1', first: 'i1', size: 'h1', visits: 'i1', prior: 'f1', value: 'f2' }, { weights: 'd1', network: { inputs: 'f2', middle: 'f2', outputs: 'f2' }, policy: { inputs: 'f2', middle: 'f2', features: 'h2', output: 'h2' } }, { seats: 'i', aim: 'i', leaf: 'i', exploration: 'f', temperature: 'f', hopeless: 'f', likeliest: 'i' }, 'i', 'i'], gives: 'i' },
  simulateByPolicy: { symbol: 'simulate_by_policy', takes: [{ rows: 'R1', choices: 'q1', weights: 'q1', results: 'q1', features: 'd1', values: 'd1', path: 'q1', actors: 'q1', sparse: { size: 'q1', indices: 'q1', values: 'f1' }, hidden: 'f1', policy: { first: 'f1', sums: 'f1', position: 'i1', group: 'i1', action: 'i1', logits: 'f1', described: { groups: 'q1', group: 'q1', sharedEnds: 'q1', shared: 'q1', ownEnds: 'q1', own: 'q1' }, known: 'q1' } }, { used: 'q1', choice: 'h1', first: 'i1', size: 'h1', visits: 'i1', prior: 'f1', value: 'f2' }, { weights: 'd1', network: { inputs: 'f2', middle: 'f2', outputs: 'f2' }, policy: { inputs: 'f2', middle: 'f2', features: 'h2', output: 'h2' } }, { seats: 'i', aim: 'i', leaf: 'i', exploration: 'f', temperature: 'f', hopeless: 'f', likeliest: 'i' }, 'i', 'i'], gives: 'i' },
  solve: { symbol: 'solve', takes: [{ rows: 'R1', choices: 'q2', weights: 'q2', values: 'd2', totals: 'd2', results: 'q1' }, 'i', 'i', 'i', 'f', 'i'], gives: 'i' },
  findNode: { symbol: 'find_node', takes: [{ rows: 'R1', data: 'B2' }, { used: 'q1', choice: 'h1', first: 'i1', size: 'h1', visits: 'i1', prior: 'f1', value: 'f2' }, 'i', 'i'], gives: 'i' },
  copySubtree: { symbol: 'copy_subtree', takes: [{ used: 'q1', choice: 'h1', first: 'i1', size: 'h1', visits: 'i1', prior: 'f1', value: 'f2' }, 'i', { used: 'q1', choice: 'h1', first: 'i1', size: 'h1', visits: 'i1', prior: 'f1', value: 'f2' }, 'i1'], gives: '-' },
}

export type Game = 'marrakech' | 'morocco'
export type Sizes = { row: number; mostChoices: number; mostOutcomes: number; mostPlayers: number; features: number; mostInputs: number; mostShared: number; mostOwn: number; known: number }
export const SIZES: Record<Game, Sizes> = {
  marrakech: {"row": 88, "mostChoices": 12, "mostOutcomes": 4, "mostPlayers": 4, "features": 6, "mostInputs": 207, "mostShared": 1, "mostOwn": 1, "known": 1},
  morocco: {"row": 344, "mostChoices": 421, "mostOutcomes": 6, "mostPlayers": 5, "features": 19, "mostInputs": 203, "mostShared": 35, "mostOwn": 104, "known": 126},
}
export const [DEEPEST, MOST_SEATS, MOST_HIDDEN] = [2048, 5, 256]
/** The largest number of units in a layer of a policy. */
export const MOST_UNITS = 64
/** Depths of a calculation, and of choices that are followed from one search to the next. */
export const [EXACT_DEPTHS, FARTHEST] = [64, 16]
/** Actors that are no seats. */
export const [CHANCE, OVER] = [-1, -2]
