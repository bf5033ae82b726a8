/** A game's module: the functions that Numba compiles, called from TypeScript by Numba's convention. */
import { type Functions, type Game, type Kind, SHAPES, SIZES, type Sizes } from './functions.ts'
import { Room, type Stored } from './memory.ts'

type Argument = number | bigint
type Pack = (value: unknown, into: Argument[]) => void
type Called = (...arguments_: Argument[]) => number

/** A function gives its result through memory; the status says whether it went well, and -2 that it gives nothing. */
const WELL = [0, -2]
/** Bytes for a result, and behind them for an error. */
const RESULT = 16

export type Engine = { game: Game; sizes: Sizes; room: Room; call: Functions }

/** A module that is ready to be called; instances share nothing. */
export async function engine(game: Game, module: WebAssembly.Module | BufferSource): Promise<Engine> {
  const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module)
  const { exports } = await WebAssembly.instantiate(compiled)
  const memory = exports.memory as WebAssembly.Memory
  const room = new Room(memory, (exports.__heap_base as WebAssembly.Global).value as number)
  const result = room.numbers('q', 2 * RESULT / 8)
  const call = Object.fromEntries(Object.entries(SHAPES).map(([name, { symbol, takes, gives }]) => {
    const run = (exports[`${game}_${symbol}`] ?? exports[symbol]) as Called
    const packs = takes.map(packer)
    return [name, (...values: unknown[]) => {
      const flat: Argument[] = [result.address, result.address + RESULT]
      packs.forEach((pack, at) => pack(values[at], flat))
      const status = run(...flat)
      if (!WELL.includes(status)) throw new Error(`${symbol} failed with status ${status}`)
      return given(memory, result.address, gives)
    }]
  }))
  return { game, sizes: SIZES[game], room, call: call as Functions }
}

function given(memory: WebAssembly.Memory, address: number, kind: string): number | boolean | undefined {
  const numbers = new DataView(memory.buffer)
  if (kind === 'i') return Number(numbers.getBigInt64(address, true))
  if (kind === 'f') return numbers.getFloat64(address, true)
  return kind === '?' ? numbers.getInt8(address) !== 0 : undefined
}

/** What turns a value of a kind into the arguments that compiled code takes: tuples by their parts, in their order. */
function packer(kind: Kind): Pack {
  if (typeof kind !== 'string') {
    const parts = Object.entries(kind).map(([name, each]) => [name, packer(each)] as const)
    return (value, into) => parts.forEach(([name, pack]) => pack((value as Record<string, unknown>)[name], into))
  }
  if (kind === 'i') return (value, into) => into.push(BigInt(value as number))
  if (kind === 'f') return (value, into) => into.push(value as number)
  return (value, into) => {
    const { address, width, shape } = value as Stored
    const entries = shape.reduce((product, length) => product * length, 1)
    const strides = shape.map((_, axis) => shape.slice(axis + 1).reduce((product, length) => product * length, width))
    into.push(0, 0, BigInt(entries), BigInt(width), address, ...shape.map(BigInt), ...strides.map(BigInt))
  }
}
