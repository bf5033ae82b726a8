/** What the picture of Morocco shows: a pure function of a view. */
import type { Journey } from '../lib/travel'
import { CUBES, HEADINGS, juiceCorner, type Point, SPACE, stallCorner, stallOf, standing } from './geometry'
import type { View } from './wire'

export type Effect = {
  /** The stall that is being closed. */
  stall?: string
  /** The stalls that have been counted at the end. */
  counted?: string[]
  /** The die's face. */
  face?: string
  /** Seat -> points that it just got. */
  points?: Record<string, number>
  /** The corners whose juice has just been taken. */
  lifted?: number[]
  /** The seats whose workers have just left `stall`. */
  left?: string[]
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
  /** The stalls that hold strength, by workers or by arrows. */
  strengths: { name: string; at: Point; strength: number }[]
}

export function scene({ board }: View, { stall: closing, lifted = [], left = [] }: Effect = {}): Scene {
  const full = [board.closing, ...board.waiting]
  const stays = (stall: string, worker: string) => stall !== closing || !left.includes(worker[0])
  const closed = board.stalls.filter((stall) => stall.tile)
  return {
    open: board.stalls.filter((stall) => !stall.tile).map(({ name }) => ({ name, at: stallCorner(name), full: full.includes(name) })),
    closed: closed.map(({ name, tile }) => ({ key: name, use: `mo-tile-${tile}`, at: stallCorner(name) })),
    arrows: closed.filter((stall) => stall.arrow).map(({ name, arrow }) => ({ key: name, at: stallMiddle(name), turn: 90 * HEADINGS.indexOf(arrow!) })),
    workers: board.stalls.flatMap(({ name, workers }) => Object.entries(workers).filter(([, worker]) => stays(name, worker)).map(([space, worker]) => drawWorker(space, worker))),
    juice: board.juice.flatMap((value, corner) => (value && !lifted.includes(corner) ? [{ key: String(corner), use: `mo-juice-${value}`, at: juiceCorner(corner) }] : [])),
    strengths: board.stalls.flatMap(({ name, strength }) => (strength ? [{ name, at: stallMiddle(name), strength }] : [])),
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

/** The cubes that a worker on a space costs. */
export function price({ board }: View, space: string): string[] {
  return board.stalls.find(({ name }) => name === stallOf(space))?.price ?? []
}

export function cube(colour: string): string {
  return `mo-cube-${CUBES[colour]}`
}
