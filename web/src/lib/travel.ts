/** What travels between the market and the seats: from where, to where, how many. */

type Point = [x: number, y: number]
/** A seat's letter, or a point of the board's picture. */
export type Spot = string | Point
export type Journey = { what: 'coin' | 'point' | 'juice'; from: Spot; to: Spot; count: number }
/** One thing under way: `late` milliseconds after the first. */
export type Traveller = { what: Journey['what']; from: Spot; to: Spot; late: number }

const MOST = 10
/** Milliseconds from one's start to the next one's, at most; all of a journey have left after `SPREAD`. */
const GAP = 70
const SPREAD = 350
/** Milliseconds that each is under way. */
export const LONG = 550

/** A journey's things, one after another; of many only some are shown. */
export function travellers({ what, from, to, count }: Journey): Traveller[] {
  const shown = Math.min(count, MOST)
  return Array.from({ length: shown }, (_, i) => ({ what, from, to, late: i * Math.min(GAP, SPREAD / shown) }))
}

/** Where a spot is in the window, kept inside of it: what is out of sight is travelled to the window's edge. */
export function whereabouts(spot: Spot, what: Journey['what']): Point {
  const [x, y] = typeof spot === 'string' ? ofSeat(spot, what) : onBoard(spot)
  return [Math.max(12, Math.min(innerWidth - 12, x)), Math.max(12, Math.min(innerHeight - 12, y))]
}

function ofSeat(letter: string, what: string): Point {
  const card = document.querySelector(`[data-seat="${letter}"]`)
  const box = (card?.querySelector(`[data-holds="${what}"]`) ?? card)?.getBoundingClientRect()
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
}

function onBoard([x, y]: Point): Point {
  const matrix = document.querySelector<SVGSVGElement>('.board')?.getScreenCTM()
  const at = new DOMPoint(x, y).matrixTransform(matrix ?? undefined)
  return [at.x, at.y]
}
