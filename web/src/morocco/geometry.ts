/** Where things are in the picture of Morocco's market; the same measures as in jemaa/morocco/draw_svg.py. */
export const STALL = 104
export const ALLEY = 18
export const PITCH = STALL + ALLEY
export const SPACE = STALL / 2
export const EDGE = 92
/** How far the middles of rows' and columns' cubes are from the picture's edge. */
const CUBES_AT = 54
export const SIDE = 5
export const WHOLE = EDGE + PITCH * SIDE + 46
export const HEADINGS = ['north', 'east', 'south', 'west']
export const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]]
export const COLOURS = ['black', 'green', 'purple', 'brown', 'orange']
/** A cube's letter, as the art names it. */
export const CUBES: Record<string, string> = { black: 'k', green: 'g', purple: 'p', brown: 'n', orange: 'o' }

export type Point = [x: number, y: number]

/** Column and line of a space, from 0: a1 is the north-west corner, j10 the south-east one. */
export function place(space: string): Point {
  return ['abcdefghij'.indexOf(space[0]), Number(space.slice(1)) - 1]
}

export function spaceName(column: number, line: number): string {
  return 'abcdefghij'[column] + (line + 1)
}

/** The stall that a space lies in: A1 is the north-west one. */
export function stallOf(space: string): string {
  const [column, line] = place(space)
  return 'ABCDE'[column >> 1] + ((line >> 1) + 1)
}

/** A stall as people read it: its first and its last space, such as a1–b2 for A1. */
export function stallSpan(stall: string): string {
  const [column, line] = ['ABCDE'.indexOf(stall[0]), Number(stall[1]) - 1]
  return `${spaceName(2 * column, 2 * line)}–${spaceName(2 * column + 1, 2 * line + 1)}`
}

/** The lines of stalls, each with a cube at the market's edge. */
export const LINES = [...'ABCDE'].map((name) => `column ${name}`).concat([...'12345'].map((name) => `row ${name}`))

/** A line of stalls as people read it: c–d for column B, 3–4 for row 2. */
export function lineSpan(line: string): string {
  const [first, last] = stallSpan(line.startsWith('row') ? `A${line.at(-1)}` : `${line.at(-1)}1`).split('–')
  return line.startsWith('row') ? `${first.slice(1)}–${last.slice(1)}` : `${first[0]}–${last[0]}`
}

/** The middle of a line's cube. */
export function lineCube(line: string): Point {
  const [x, y] = stallCorner(line.startsWith('row') ? `A${line.at(-1)}` : `${line.at(-1)}1`)
  return line.startsWith('row') ? [CUBES_AT, y + SPACE] : [x + SPACE, CUBES_AT]
}

/** The upper left corner of a stall. */
export function stallCorner(stall: string): Point {
  return [EDGE + PITCH * 'ABCDE'.indexOf(stall[0]) + ALLEY / 2, EDGE + PITCH * (Number(stall[1]) - 1) + ALLEY / 2]
}

/** The upper left corner of a space. */
export function spaceCorner(space: string): Point {
  const [x, y] = stallCorner(stallOf(space))
  const [column, line] = place(space)
  return [x + SPACE * (column % 2), y + SPACE * (line % 2)]
}

/** The four spaces of a stall. */
export function spacesOf(stall: string): string[] {
  const [column, line] = [2 * 'ABCDE'.indexOf(stall[0]), 2 * Number(stall[1]) - 2]
  return [spaceName(column, line), spaceName(column + 1, line), spaceName(column, line + 1), spaceName(column + 1, line + 1)]
}

/** Where a worker stands: a little towards the juice that it touches. */
export function standing(space: string): Point {
  const [x, y] = spaceCorner(space)
  const [column, line] = place(space)
  return [x + SPACE / 2 + (column % 2 ? 1 : -1), y + SPACE / 2 + (line % 2 ? 1 : 5)]
}

/** The middle of a juice corner, 0..35. */
export function juiceCorner(corner: number): Point {
  return [EDGE + PITCH * (corner % 6), EDGE + PITCH * Math.floor(corner / 6)]
}

/** The corner that a space touches. */
export function cornerOf(space: string): number {
  const [column, line] = place(space)
  return ((line + 1) >> 1) * 6 + ((column + 1) >> 1)
}

/** The middle of an outer roof space, 1..5, around (0, 0). */
export function roofSpace(space: number, radius = 50): Point {
  const turn = (2 * Math.PI * (space - 1)) / 5
  return [radius * Math.sin(turn), -radius * Math.cos(turn)]
}
