/** Marrakech, as the screens see it. */
import type { GameFace } from '../lib/game'
import Art from './Art.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Figures from './Figures.svelte'
import { film } from './film'
import picture from './market.svg'
import { said, told } from './said'
import type { Position, View } from './wire'

const TURNS = ['left', 'ahead', 'right']

export const marrakech: GameFace = {
  name: 'marrakech',
  fewest: 2,
  most: 4,
  board: Board,
  figures: Figures,
  answer: null,
  badge: Badge,
  aside: null,
  art: Art,
  meaning: (choice) => (TURNS.includes(choice) ? { choice, verb: choice, cells: [] } : { choice, verb: '', cells: choice.split('-') }),
  onBoard: (verb) => verb === '',
  phase: (view: View) => (view.position.phase === 'assam' && view.position.options.turn_order === 'roll_first' ? 'assam-after' : view.position.phase),
  clauses: (view: View) => (view.position.phase === 'lay' ? ['MK-5.1', 'MK-5.2', 'MK-5.3'] : ['MK-3.2', 'MK-4.2']),
  film,
  said,
  told,
  scores: (view: View) => view.position.seats.map((_, seat) => [
    { source: 'dirhams', points: view.position.seats[seat].out ? 0 : view.position.seats[seat].dirhams },
    { source: 'halves', points: halves(view.position, seat) },
  ]),
  total: (view: View, seat) => (view.position.seats[seat].out ? 0 : view.position.seats[seat].dirhams + halves(view.position, seat)),
  picture,
}

/** How many halves of a seat's rugs are seen. */
export function halves(position: Position, seat: number): number {
  const { letter, out } = position.seats[seat]
  const own = position.rugs.filter((rug) => rug.colour.toUpperCase() === letter)
  return out ? 0 : own.reduce((sum, rug) => sum + rug.squares.length, 0)
}
