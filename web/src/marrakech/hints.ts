/** What a first game of Marrakech has hints for, as seen in the view: messages `hint-marrakech-` end so. */
import type { Situation } from '../lib/game'
import type { MarrakechEvent, View } from './wire'

/** A seat that has so few rugs of each colour left thinks of the end. */
const FEW = 4

export function hints({ view, legal, events, seat }: Situation<View, MarrakechEvent>): string[] {
  const income = events.some((each) => each.event === 'paid' && each.payee === seat)
  const known = view.phase === 'lay' ? laying(view, legal, seat) : view.options.turn_order === 'roll_first' ? [{ hint: 'after', met: true }] : turning(view, seat)
  return [...known, { hint: 'income', met: income }].filter(({ met }) => met).map(({ hint }) => hint)
}

type Hint = { hint: string; met: boolean }

function turning({ board, options, seats }: View, seat: string): Hint[] {
  const reach = board.turns.flatMap((turn) => turn.reach)
  const own = seats.find(({ letter }) => letter === seat)!.holdings
  const { square } = board.assam
  const straight = (each: string, facing: string) => (['north', 'south'].includes(facing) ? each[0] === square[0] : each[1] === square[1])
  return [
    { hint: 'turn', met: true },
    { hint: 'border', met: board.turns.some((turn) => turn.reach.some((each) => !straight(each.square, turn.facing))) },
    { hint: 'rent', met: reach.some(({ due }) => due > 0) },
    { hint: 'free', met: reach.some(({ due }) => due > 0) && reach.some(({ due }) => !due) },
    { hint: 'broke', met: options.elimination !== false && reach.some(({ due }) => due > own.dirhams) },
    { hint: 'reach', met: reach.some(({ due }) => due > 0) },
  ]
}

function laying({ board, seats }: View, legal: string[], seat: string): Hint[] {
  const places = legal.map((choice) => choice.split('-'))
  const ours = (colour: string) => colour.toUpperCase() === seat
  const own = seats.find(({ letter }) => letter === seat)!.holdings
  return [
    { hint: 'lay', met: true },
    { hint: 'join', met: board.rugs.some(({ colour }) => ours(colour)) },
    { hint: 'cover', met: board.rugs.some(({ colour, squares }) => !ours(colour) && places.some((place) => place.some((each) => squares.includes(each)))) },
    { hint: 'end', met: Object.values(own.rugs).every((left) => left <= FEW) },
  ]
}
