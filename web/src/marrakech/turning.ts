/** The turns of Assam that a view offers, as the page shows them. Which there are, and what they lead to, the view says. */
import { HEADINGS } from './geometry'
import type { Turn, View } from './wire'

/** A square that Assam may reach: what is due there, and with which chance he stops there; null if that depends on the turn. */
export type Reached = { square: string; due: number; chance: number | null }

const FACES = 6

/** Where Assam looks after a turn, clockwise from the board's upper side in degrees; null for any other choice. */
export function direction(choice: string, view: View): number | null {
  const turn = view.board.turns.find((each) => each.choice === choice)
  return turn ? 90 * HEADINGS.indexOf(turn.facing) : null
}

/** Square -> the turns that a tap on it may mean: the one towards it, if it lies beside Assam, else all that may end there. */
export function shortcuts(view: View): Map<string, string[]> {
  const meanings = new Map<string, string[]>()
  for (const { choice, reach } of view.board.turns) for (const { square } of reach) meanings.set(square, [...(meanings.get(square) ?? []), choice])
  for (const { choice, beside } of view.board.turns) if (beside) meanings.set(beside, [choice])
  return meanings
}

/** The squares that Assam may reach by one turn, or by any of them. */
export function reached(turns: Turn[], choice: string | null): Reached[] {
  const squares = new Map<string, Reached>()
  for (const { square, due, faces } of turns.filter((each) => choice === null || each.choice === choice).flatMap((each) => each.reach))
    squares.set(square, { square, due, chance: squares.has(square) ? null : faces / FACES })
  return [...squares.values()]
}
