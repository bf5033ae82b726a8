/** What the picture of Marrakech shows: a pure function of a view. */
import type { Journey } from '../lib/travel'
import { corner, HALF, HEADINGS, INSET, middle, place, type Point, SIDE } from './geometry'
import type { View } from './wire'

/** The die: the slippers that it shows, and where it lies. */
export type Die = { slippers: number; at: Point }

export type Effect = {
  die?: Die
  /** The squares that are paid for. */
  area?: string[]
  /** The squares that have been counted at the end. */
  counted?: string[]
  /** The key of the rug that is just being laid. */
  fresh?: string
  /** Dirhams on their way. */
  journeys?: Journey[]
  /** Where Assam is on his way, and where he looks. */
  assam?: { square: string; facing: string }
  /** Where Assam is, when he is on no square. */
  at?: Point
}
export type Drawn = { use: string; x: number; y: number; turn: number }
export type Plate = { use: string; x: number; y: number; scale: number }
export type RugDrawn = { key: string; body: Drawn; plates: Plate[] }
export type Scene = { rugs: RugDrawn[]; assam: Drawn; under?: Plate }

export function scene(view: View, effect: Effect = {}): Scene {
  const { rugs } = view.board
  const { square, facing } = effect.assam ?? view.board.assam
  const [x, y] = effect.at ?? middle(square)
  const beneath = rugs.find((rug) => rug.squares.includes(square))
  return {
    rugs: rugs.map(({ colour, squares }) => drawRug(styled(view, colour), squares, effect.at ? '' : square)),
    assam: { use: 'mk-assam', x, y, turn: 90 * HEADINGS.indexOf(facing) },
    under: beneath && !effect.at ? plate(styled(view, beneath.colour), square, SIDE / 2 - 13, 0.66) : undefined,
  }
}

/** A colour's definitions in the art: grey, once its owner is out. */
export function styled(view: View, colour: string): string {
  const owner = view.seats.find((seat) => seat.letter === colour.toUpperCase())
  return owner?.holdings.out ? `${colour}-out` : colour
}

export function drawRug(style: string, squares: string[], assam = ''): RugDrawn {
  const [left, top] = corner(squares[0])
  const across = squares.length === 2 && place(squares[0])[1] === place(squares[1])[1]
  const whole = squares.length === 2
  const body = { use: whole ? `mk-rug-${style}` : `mk-half-${style}`, x: left + INSET + (whole && !across ? HALF : 0), y: top + INSET, turn: whole && !across ? 90 : 0 }
  return { key: keyOf(style[0], squares), body, plates: squares.filter((each) => each !== assam).map((each) => plate(style, each)) }
}

export function keyOf(colour: string, squares: readonly string[]): string {
  return `${colour}:${squares.join('-')}`
}

function plate(style: string, name: string, aside = 0, scale = 1): Plate {
  const [x, y] = middle(name)
  return { use: `mk-plate-${style}`, x: x + aside, y: y + aside, scale }
}

/** The colour that is seen on a square; null if it is empty. */
export function seen(view: View, square: string): { colour: string; other: string | null } | null {
  const rug = view.board.rugs.find((each) => each.squares.includes(square))
  return rug ? { colour: rug.colour, other: rug.squares.find((each) => each !== square) ?? null } : null
}
