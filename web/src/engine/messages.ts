/** What goes between the analysis board and the workers of its engine. */
import type { EngineWeights } from '../lib/wire_analysis.ts'
import type { Game } from './functions.ts'
import type { Grown, Task } from './thinker.ts'

/** Get ready for positions of one kind of table; `module`: the address of the game's WebAssembly. */
export type Prepare = { kind: 'prepare'; game: Game; module: string; weights: EngineWeights }
export type Think = { kind: 'think'; id: number; tasks: Task[] }
export type ToEngine = Prepare | Think | { kind: 'stop'; id: number }
/** `whole`: whether all was done that was asked for. */
export type FromEngine = { kind: 'grown'; id: number; whole: boolean; grown: Grown[] } | { kind: 'failed'; id: number; reason: string }
