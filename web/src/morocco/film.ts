/** Events of Morocco as pictures: workers take their spaces, stalls close, arrows chain. Each changes a copy of the view. */
import type { Shot } from '../lib/film'
import type { Journey } from '../lib/travel'
import { juiceCorner, stallOf, WHOLE } from './geometry'
import { type Effect, stallMiddle } from './scene'
import type { MoroccoEvent, SeatPosition, StallPosition, View } from './wire'

type Picture = Shot<View, Effect>
type Take = [view: View, ms: number, sound?: Picture['sound'], effect?: Effect]

export function film(view: View, events: MoroccoEvent[]): Picture[] {
  return events.flatMap((event) => {
    const [next, ms, sound, effect] = shoot(view, event)
    view = next
    return ms ? [{ view, effect: effect ?? (view.closing ? { stall: view.closing } : {}), ms, sound, event }] : []
  })
}

function shoot(view: View, event: MoroccoEvent): Take {
  switch (event.event) {
    case 'dierolled':
      return [view, 800, 'roll', { face: event.face }]
    case 'cubesgained':
      return [seated(view, event.seat, (seat) => hold(seat, event.colours, 1)), 120]
    case 'cubespaid':
      return [seated(view, event.seat, (seat) => hold(seat, event.colours, -1)), 120]
    case 'cubesreturned':
      return [seated(view, event.seat, (seat) => hold(seat, event.colours, -1)), 150]
    case 'scouted':
      return [{ ...view, pawn: event.space, seat: event.seat }, 550, 'step']
    case 'workerplaced':
      return [staffed(using({ ...view, seat: event.seat }, event.seat, event.worker, event.cousins), event.space, `${event.seat} ${event.worker}`), 600, 'place']
    case 'cousinplaced':
      return [staffed(using(view, event.seat, 'assistant', false), event.space, `${event.seat} assistant`), 600, 'place']
    case 'touristmoved':
      return [staffed(using(view, event.seat, 'assistant', false), event.space, `${event.seat} assistant`), 600, 'place']
    case 'cubesswapped':
      return [swap(view, event.place as 'rows' | 'columns', event.numbers, event.seat), 800, 'coin', { journeys: [{ what: 'coin', from: event.seat, to: [WHOLE / 2, WHOLE / 2], count: 1 }] }]
    case 'stallfilled':
      return [{ ...view, closing: event.stall, waiting: view.waiting.filter((stall) => stall !== event.stall) }, 700]
    case 'stallscored':
      return score(view, event.stall, event.results)
    case 'rewardtaken':
      return [seated(view, event.seat, (seat) => reward(seat, event.reward)), event.reward === 'coin' ? 650 : 350, 'coin', { stall: view.closing ?? undefined, journeys: coins(view, event) }]
    case 'juicetaken':
      return [takeJuice(view, event.seat, event.corner), 600, 'coin', { stall: view.closing ?? undefined, journeys: [{ what: 'juice', from: juiceCorner(event.corner), to: event.seat, count: 1 }] }]
    case 'workersleft':
      return [leave(view, event), 160]
    case 'stallclosed':
      return [tile(view, event.stall, event.tile), 750, 'close']
    case 'arrowpointed':
      return [{ ...stalled(view, event.stall, (stall) => ({ ...stall, arrow: event.heading as StallPosition['arrow'] })), closing: null }, 600, 'place']
    case 'roundbegan':
      return [{ ...view, first: event.first, active: event.first, pawn: null }, 400]
    case 'turnended':
      return [{ ...view, closing: null }, 60]
    case 'gameended':
      return [view, 300, 'end']
    default:
      return [view, 0]
  }
}

function seated(view: View, letter: string, change: (seat: SeatPosition) => SeatPosition): View {
  return { ...view, seats: view.seats.map((seat) => (seat.position.letter === letter ? { ...seat, position: change(seat.position) } : seat)) }
}

function hold(seat: SeatPosition, colours: string[], sign: number): SeatPosition {
  const cubes = { ...seat.cubes }
  for (const colour of colours) cubes[colour] = (cubes[colour] ?? 0) + sign
  return { ...seat, cubes }
}

function using(view: View, letter: string, worker: string, cousins: boolean): View {
  const supply = `${worker}s` as 'assistants' | 'bodyguards' | 'tourists'
  return seated(view, letter, (seat) => ({ ...seat, [supply]: seat[supply] - 1, cousins: seat.cousins - Number(cousins) }))
}

function stalled(view: View, name: string, change: (stall: StallPosition) => StallPosition): View {
  return { ...view, stalls: view.stalls.map((stall) => (stall.name === name ? change(stall) : stall)) }
}

function staffed(view: View, space: string, worker: string): View {
  return stalled(view, stallOf(space), (stall) => ({ ...stall, workers: { ...stall.workers, [space]: worker } }))
}

function swap(view: View, lines: 'rows' | 'columns', [one, other]: number[], seat: string): View {
  const cubes = [...view[lines]]
  ;[cubes[one - 1], cubes[other - 1]] = [cubes[other - 1], cubes[one - 1]]
  return { ...seated(view, seat, (each) => ({ ...each, coins: each.coins - 1 })), [lines]: cubes }
}

function score(view: View, stall: string, results: [string, number, number, number, number, number, boolean][]): Take {
  const points = Object.fromEntries(results.map(([seat, , , gained]) => [seat, gained]))
  const after = results.reduce((each, [seat, , , gained, coins, bodyguards]) => seated(each, seat, (own) => ({
    ...own, points: own.points + gained, coins: own.coins + coins, bodyguards: own.bodyguards + bodyguards, quarters: own.quarters - bodyguards,
  })), view)
  const journeys = results.flatMap(([seat, , , gained, coins]): Journey[] => [
    { what: 'point', from: stallMiddle(stall), to: seat, count: gained }, { what: 'coin', from: stallMiddle(stall), to: seat, count: coins },
  ])
  return [after, results.length ? 1200 : 300, results.length ? 'coin' : undefined, { stall, points, journeys }]
}

/** A reward's coin on its way (MO-6.6). */
function coins(view: View, event: { seat: string; reward: string | null }): Journey[] {
  return event.reward === 'coin' && view.closing ? [{ what: 'coin', from: stallMiddle(view.closing), to: event.seat, count: 1 }] : []
}

function reward(seat: SeatPosition, what: string | null): SeatPosition {
  if (what === 'coin') return { ...seat, coins: seat.coins + 1 }
  return what ? { ...seat, bodyguards: seat.bodyguards + 1, quarters: seat.quarters - 1 } : seat
}

function takeJuice(view: View, letter: string, corner: number): View {
  const seats = view.seats.map((seat) => (seat.position.letter === letter ? { ...seat, tokens: seat.tokens + 1 } : seat))
  return { ...view, seats, juice: view.juice.map((value, at) => (at === corner ? null : value)) }
}

function leave(view: View, { seat, assistants, bodyguards }: { seat: string; assistants: number; bodyguards: number }): View {
  const home = seated(view, seat, (own) => ({ ...own, assistants: own.assistants + assistants, quarters: own.quarters + bodyguards }))
  const stays = ([, worker]: [string, string]) => worker[0] !== seat
  return stalled(home, view.closing ?? '', (stall) => ({ ...stall, workers: Object.fromEntries(Object.entries(stall.workers).filter(stays)) }))
}

function tile(view: View, name: string, owner: string): View {
  const after = seated(view, owner, (seat) => ({ ...seat, market_tiles: seat.market_tiles - 1 }))
  return stalled(after, name, (stall) => ({ ...stall, workers: {}, tile: owner as StallPosition['tile'] }))
}
