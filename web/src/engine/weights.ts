/** The weights of a table, by which a search values positions and says which choices are likely. */
import type { EngineWeights, Layer } from '../lib/wire_analysis.ts'
import { bytes } from './base64.ts'
import type { Engine } from './engine.ts'
import type { EvaluationParams } from './functions.ts'
import type { Numbers } from './memory.ts'

/** Put weights, as Python sends them, into a module's memory. */
export function evaluationParams({ room }: Engine, { weights, inputs, middle, outputs, policy }: EngineWeights): EvaluationParams {
  const put = <Kind extends 'd' | 'f' | 'h'>(kind: Kind, packed: Uint8Array, ...shape: number[]): Numbers<Kind> => {
    const made = room.numbers(kind, ...shape)
    const { buffer, byteOffset, byteLength } = made.view
    new Uint8Array(buffer, byteOffset, byteLength).set(packed)
    return made
  }
  const layer = <Kind extends 'f' | 'h'>(kind: Kind, { shape, numbers }: Layer) => put(kind, bytes(numbers), ...shape)
  const features = bytes(weights)
  return {
    weights: put('d', features, features.length / Float64Array.BYTES_PER_ELEMENT),
    network: { inputs: layer('f', inputs), middle: layer('f', middle), outputs: layer('f', outputs) },
    policy: { inputs: layer('f', policy.inputs), middle: layer('f', policy.middle), features: layer('h', policy.features), output: layer('h', policy.output) },
  }
}
