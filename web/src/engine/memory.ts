/** The memory of a module: arrays of numbers and rows in it, which its functions take by their addresses. */

/** The kinds of numbers, by the letters of Python's module `struct`. */
const ARRAYS = { q: BigInt64Array, i: Int32Array, h: Int16Array, b: Int8Array, B: Uint8Array, d: Float64Array, f: Float32Array }
export type Letter = keyof typeof ARRAYS
type View<Kind extends Letter> = InstanceType<(typeof ARRAYS)[Kind]>

/** An array that a module's functions read and write. */
export interface Stored {
  readonly address: number
  /** Bytes of one entry. */
  readonly width: number
  /** The number of entries along each axis. */
  readonly shape: readonly number[]
}

/** Numbers of one kind. */
export class Numbers<Kind extends Letter> implements Stored {
  readonly address: number
  readonly width: number
  readonly shape: readonly number[]
  private readonly memory: WebAssembly.Memory
  private readonly kind: Kind

  constructor(memory: WebAssembly.Memory, kind: Kind, address: number, shape: readonly number[]) {
    this.memory = memory
    this.kind = kind
    this.address = address
    this.shape = shape
    this.width = ARRAYS[kind].BYTES_PER_ELEMENT
  }

  /** The numbers, one after another; good until the memory grows. */
  get view(): View<Kind> {
    return new ARRAYS[this.kind](this.memory.buffer, this.address, count(this.shape)) as View<Kind>
  }
}

/** Positions of a game. */
export class Rows implements Stored {
  readonly address: number
  readonly width: number
  readonly shape: readonly number[]
  private readonly memory: WebAssembly.Memory

  constructor(memory: WebAssembly.Memory, address: number, width: number, rows: number) {
    this.memory = memory
    this.address = address
    this.width = width
    this.shape = [rows]
  }

  /** The bytes of a position, as Python has them; good until the memory grows. */
  row(at: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.address + at * this.width, this.width)
  }

  /** The same memory as single bytes, shape (row, byte), by which positions are compared. */
  get bytes(): Numbers<'B'> {
    return new Numbers(this.memory, 'B', this.address, [this.shape[0], this.width])
  }
}

const PAGE = 65_536
const ALIGNED = 16

/** Memory is taken piece by piece; all that was taken since a mark is given back at once. */
export class Room {
  private readonly memory: WebAssembly.Memory
  private end: number

  /** `end`: where what is taken already ends. */
  constructor(memory: WebAssembly.Memory, end: number) {
    this.memory = memory
    this.end = end
  }

  /** Numbers, all 0 where nothing was before. */
  numbers<Kind extends Letter>(kind: Kind, ...shape: number[]): Numbers<Kind> {
    return new Numbers(this.memory, kind, this.take(count(shape) * ARRAYS[kind].BYTES_PER_ELEMENT), shape)
  }

  rows(width: number, rows: number): Rows {
    return new Rows(this.memory, this.take(width * rows), width, rows)
  }

  /** Where the next piece begins. */
  get mark(): number {
    return this.end
  }

  /** Give back all that was taken since a mark. */
  release(mark: number): void {
    this.end = mark
  }

  private take(bytes: number): number {
    const address = Math.ceil(this.end / ALIGNED) * ALIGNED
    this.end = address + bytes
    const lacking = this.end - this.memory.buffer.byteLength
    if (lacking > 0) this.memory.grow(Math.ceil(lacking / PAGE))
    return address
  }
}

function count(shape: readonly number[]): number {
  return shape.reduce((product, length) => product * length, 1)
}
