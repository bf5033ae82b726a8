/** Where things are in the picture of Marrakech's market; the same measures as in jemaa/marrakech/draw_svg.py. */
export const SIDE = 72
export const EDGE = 86
export const SIZE = 7
export const WHOLE = SIDE * SIZE + 2 * EDGE
export const INSET = 4
export const HALF = SIDE - 2 * INSET
export const HEADINGS = ['north', 'east', 'south', 'west']
/** [heading] -> (columns, rows) of one step. */
export const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]]

export type Point = [x: number, y: number]

/** Column and row of a square, from 0: a1 is the north-west corner. */
export function place(square: string): Point {
  return ['abcdefg'.indexOf(square[0]), Number(square[1]) - 1]
}

export function square(column: number, row: number): string {
  return 'abcdefg'[column] + (row + 1)
}

/** The upper left corner of a square. */
export function corner(name: string): Point {
  const [column, row] = place(name)
  return [EDGE + SIDE * column, EDGE + SIDE * row]
}

export function middle(name: string): Point {
  const [x, y] = corner(name)
  return [x + SIDE / 2, y + SIDE / 2]
}

/** The outermost point of the about-turn between two squares at the border, where Assam leaves and comes back in. */
export function apex(from: string, leaving: string, to: string, entering: string): Point {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)]
  const [out, back] = [STEPS[HEADINGS.indexOf(leaving)], STEPS[HEADINGS.indexOf(entering)]]
  if (from === to) return [x + SIDE * 0.85 * (out[0] - back[0]), y + SIDE * 0.85 * (out[1] - back[1])]
  return [(x + toX) / 2 + SIDE * out[0], (y + toY) / 2 + SIDE * out[1]]
}

/** The corner of the wall where no about-turn is: the die lies there after a roll. */
export const RIM: Point = [WHOLE - 54, WHOLE - 54]

/** Behind Assam, where the die is thrown: it is seen there, and not in his way. At the border he has it beside him. */
export function behind({ square, facing }: { square: string; facing: string }): Point {
  const [[x, y], heading] = [middle(square), HEADINGS.indexOf(facing)]
  const [back, aside] = [STEPS[(heading + 2) % 4], STEPS[(heading + 1) % 4]]
  const places = [back, aside, STEPS[(heading + 3) % 4]].map(([right, down]): Point => [x + SIDE * 1.1 * right, y + SIDE * 1.1 * down])
  return places.find((place) => place.every((each) => each > EDGE && each < WHOLE - EDGE))!
}
