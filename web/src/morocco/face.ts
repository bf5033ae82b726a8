/** Morocco, as the screens see it. */
import type { GameFace } from '../lib/game'
import Answer from './Answer.svelte'
import Art from './Art.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Figures from './Figures.svelte'
import { film } from './film'
import picture from './market.svg'
import Roof from './Roof.svelte'
import { said, told } from './said'
import type { View } from './wire'

const PLACED = ['assistant', 'bodyguard', 'tourist', 'cousins', 'cousin', 'move']
const CLAUSES: Record<string, string[]> = {
  wild: ['MO-3.3'], scout: ['MO-4.2', 'MO-4.3'], assign: ['MO-5.2', 'MO-5.3', 'MO-5.6'], extra: ['MO-5.3'], cousin: ['MO-5.5'],
  reward: ['MO-6.6'], arrow: ['MO-6.10'], move: ['MO-6.11'], keep: ['MO-7.1'],
}

export const morocco: GameFace = {
  name: 'morocco',
  fewest: 2,
  most: 5,
  board: Board,
  figures: Figures,
  answer: Answer,
  badge: Badge,
  aside: Roof,
  art: Art,
  meaning: (choice) => {
    const [verb, cell] = choice.split(' ')
    return { choice, verb, cells: PLACED.includes(verb) ? [cell] : [] }
  },
  onBoard: (verb) => PLACED.includes(verb),
  phase: (view: View) => view.phase,
  clauses: (view: View) => CLAUSES[view.phase] ?? [],
  film,
  said,
  told,
  scores: (view: View) => view.seats.map((seat) => [
    { source: 'track', points: seat.position.points },
    { source: 'juice', points: seat.juice ? seat.juice.reduce((sum, value) => sum + value, 0) : seat.tokens ? null : 0 },
    { source: 'coins', points: seat.position.coins },
    { source: 'group', points: seat.group },
  ]),
  total: (view: View, seat) => view.seats[seat].score,
  picture,
}
