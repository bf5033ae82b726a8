/** What the picture of Morocco shows: a pure function of a view. */
import type { Journey } from '../lib/travel'
import { CUBES, HEADINGS, juiceCorner, type Point, SPACE, stallCorner, standing } from './geometry'
import type { View } from './wire'

export type Effect = {
  /** The stall that is being closed. */
  stall?: string
  /** The die's face. */
  face?: string
  /** Seat -> points that it just got. */
  points?: Record<string, number>
  /** Coins, points and juice on their way. */
  journeys?: Journey[]
}
export type Piece = { key: string; use: string; at: Point }
export type Scene = {
  open: { name: string; at: Point; full: boolean }[]
  closed: Piece[]
  arrows: { key: string; at: Point; turn: number }[]
  workers: Piece[]
  juice: Piece[]
}

export function scene(view: View): Scene {
  const full = [view.closing, ...view.waiting]
  const closed = view.stalls.filter((stall) => stall.tile)
  return {
    open: view.stalls.filter((stall) => !stall.tile).map(({ name }) => ({ name, at: stallCorner(name), full: full.includes(name) })),
    closed: closed.map(({ name, tile }) => ({ key: name, use: `mo-tile-${tile}`, at: stallCorner(name) })),
    arrows: closed.filter((stall) => stall.arrow).map(({ name, arrow }) => ({ key: name, at: stallMiddle(name), turn: 90 * HEADINGS.indexOf(arrow!) })),
    workers: view.stalls.flatMap(({ workers }) => Object.entries(workers).map(([space, worker]) => drawWorker(space, worker))),
    juice: view.juice.flatMap((value, corner) => (value ? [{ key: String(corner), use: `mo-juice-${value}`, at: juiceCorner(corner) }] : [])),
  }
}

export function drawWorker(space: string, worker: string): Piece {
  const [letter, kind] = worker.split(' ')
  return { key: `${space} ${worker}`, use: `mo-${kind}-${letter}`, at: standing(space) }
}

export function stallMiddle(stall: string): Point {
  const [x, y] = stallCorner(stall)
  return [x + SPACE, y + SPACE]
}

/** The cubes that a worker on a space costs: its row's and its column's (MO-5.3). */
export function price(view: View, space: string): string[] {
  const [column, line] = ['abcdefghij'.indexOf(space[0]) >> 1, (Number(space.slice(1)) - 1) >> 1]
  return [view.rows[line] ?? '', view.columns[column] ?? '']
}

/** What a scout brings: the neighbours' cubes, and to the others the space's own (MO-4.3). */
export function scouted(view: View, space: number): { mine: string[]; others: string[] } {
  const at = (number: number) => view.roof[(number + 4) % 5] ?? ''
  return { mine: [at(space - 1), at(space + 1)].filter(Boolean), others: [at(space)].filter(Boolean) }
}

export function cube(colour: string): string {
  return `mo-cube-${CUBES[colour]}`
}
