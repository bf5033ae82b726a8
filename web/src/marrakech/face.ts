/** Marrakech, as the screens see it. */
import type { GameFace } from '../lib/game'
import Answer from './Answer.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Figures from './Figures.svelte'
import { film, remains } from './film'
import picture from './market.svg'
import { choiceMessage, eventMessages, refusalMessage } from './messages'
import type { Effect } from './scene'
import { direction, shortcuts } from './turning'
import type { MarrakechEvent, View } from './wire'

const TURNS = ['left', 'ahead', 'right']

export const marrakech: GameFace<View, MarrakechEvent, Effect> = {
  name: 'marrakech',
  fewest: 2,
  most: 4,
  board: Board,
  figures: Figures,
  answer: Answer,
  badge: Badge,
  aside: null,
  status: null,
  hand: null,
  art: () => import('./Art.svelte'),
  meaning: (choice) => (TURNS.includes(choice) ? { choice, verb: choice, cells: [] } : { choice, verb: '', cells: choice.split('-') }),
  tools: [''],
  direction,
  shortcuts,
  phase: (view) => (view.phase === 'assam' && view.options.turn_order === 'roll_first' ? 'assam-after' : view.phase),
  hints: () => import('./hints'),
  editing: () => import('./editing'),
  clauses: (view) => (view.phase === 'lay' ? ['MK-5.1', 'MK-5.2', 'MK-5.3'] : ['MK-3.2', 'MK-4.2']),
  film,
  counted: (_, places) => ({ counted: places }),
  about: (event) => ('payer' in event ? event.payer : 'seat' in event ? event.seat : null),
  remains,
  eventMessages,
  choiceMessage,
  refusalMessage,
  room: '14rem',
  pickMore: (cells) => ({ id: 'pick-more', args: { square: cells.join(', ') } }),
  picture,
}
