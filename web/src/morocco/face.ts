/** Morocco, as the screens see it. */
import type { GameFace } from '../lib/game'
import Answer from './Answer.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Figures from './Figures.svelte'
import { film } from './film'
import picture from './market.svg'
import Hand from './Hand.svelte'
import Roof from './Roof.svelte'
import Status from './Status.svelte'
import { choiceMessage, eventMessages, pickMore, refusalMessage } from './messages'
import type { Effect } from './scene'
import { swappedLines } from './swaps'
import type { MoroccoEvent, View } from './wire'

const PLACED = ['assistant', 'bodyguard', 'tourist', 'cousins', 'cousin', 'move']
const CLAUSES: Record<string, string[]> = {
  wild: ['MO-3.3'], scout: ['MO-4.2', 'MO-4.3'], assign: ['MO-5.2', 'MO-5.3', 'MO-5.6'], extra: ['MO-5.3'], cousin: ['MO-5.5'],
  reward: ['MO-6.6'], arrow: ['MO-6.10'], move: ['MO-6.11'], keep: ['MO-7.1'],
}

export const morocco: GameFace<View, MoroccoEvent, Effect> = {
  name: 'morocco',
  fewest: 2,
  most: 5,
  board: Board,
  figures: Figures,
  answer: Answer,
  badge: Badge,
  aside: Roof,
  status: Status,
  hand: Hand,
  art: () => import('./Art.svelte'),
  meaning: (choice) => {
    const [verb, cell] = choice.split(' ')
    const lines = swappedLines(choice)
    if (lines.length) return { choice, verb: 'swap', cells: lines }
    return { choice, verb, cells: PLACED.includes(verb) ? [cell] : [] }
  },
  tools: [...PLACED, 'swap'],
  phase: asked,
  direction: () => null,
  shortcuts: () => new Map(),
  hints: () => import('./hints'),
  editing: () => import('./editing'),
  clauses: (view) => CLAUSES[view.phase] ?? [],
  film,
  counted: (_, places) => ({ counted: places }),
  about: (event) => ('seat' in event ? event.seat : null),
  remains: () => ({}),
  eventMessages,
  choiceMessage,
  refusalMessage,
  room: '20rem',
  pickMore,
  picture,
}

/** A turn is asked for otherwise where nobody can be placed: after placing, only swaps and the turn's end are left. */
function asked({ phase, board }: View, legal: string[]): string {
  if (phase !== 'assign' || legal.some((choice) => PLACED.includes(choice.split(' ')[0]))) return phase
  return board.placed ? 'assign-end' : 'assign-pass'
}
