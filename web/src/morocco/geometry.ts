/** Where things are in the picture of Morocco's market; the same measures as in jemaa/morocco/draw_svg.py. */
export const STALL = 104
export const ALLEY = 18
export const PITCH = STALL + ALLEY
export const SPACE = STALL / 2
export const EDGE = 92
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
