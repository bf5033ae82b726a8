/** Events of Morocco as pictures: workers take their spaces, stalls close, arrows chain. What is seen is told by the server's views. */
import { type Picture as AnyPicture, type Shot, shots, type Step } from '../lib/film'
import type { Journey } from '../lib/travel'
import { juiceCorner, WHOLE } from './geometry'
import { type Effect, stallMiddle } from './scene'
import type { MoroccoEvent, RewardTaken, StallScored, View } from './wire'

type Picture = AnyPicture<View, Effect, MoroccoEvent>
type Take = [view: View, ms: number, sound?: Picture['sound'], effect?: Effect]

export function film(before: View, steps: Step<View, MoroccoEvent>[]): Shot<View, Effect, MoroccoEvent>[] {
  return shots(before, steps, (events, was, after) => events.flatMap((event, at) => {
    const take = shoot(event, was, after, events.slice(0, at + 1))
    if (!take) return []
    const [view, ms, sound, effect = around(view)] = take
    return [{ view, ms, sound, effect, event }]
  }))
}

/** The mark around the stall that is being closed. */
function around({ board }: View): Effect {
  return board.closing ? { stall: board.closing } : {}
}

/** One picture of an event; null if it has none. `events` are those of its step up to this one. */
function shoot(event: MoroccoEvent, was: View, after: View, events: MoroccoEvent[]): Take | null {
  switch (event.event) {
    case 'dierolled':
      return [was, 800, 'roll', { face: event.face }]
    case 'cubesgained':
    case 'cubespaid':
      return [after, 120]
    case 'cubesreturned':
      return [after, 150]
    case 'scouted':
      return [after, 550, 'step']
    case 'workerplaced':
    case 'cousinplaced':
    case 'touristmoved':
    case 'arrowpointed':
      return [after, 600, 'place']
    case 'cubesswapped':
      return [after, 800, 'coin', { journeys: [{ what: 'coin', from: event.seat, to: [WHOLE / 2, WHOLE / 2], count: 1 }] }]
    case 'stallfilled':
      return [after, 700]
    case 'stallscored':
      return [after, event.results.length ? 1200 : 300, event.results.length ? 'coin' : undefined, scored(event)]
    case 'rewardtaken':
      return [after, event.reward === 'coin' ? 650 : 350, 'coin', { ...around(was), journeys: coins(event, was) }]
    case 'juicetaken':
      return [was, 600, 'coin', { ...around(was), ...gone(events), journeys: [{ what: 'juice', from: juiceCorner(event.corner), to: event.seat, count: 1 }] }]
    case 'workersleft':
      return [was, 160, undefined, { ...around(was), ...gone(events) }]
    case 'stallclosed':
      return [after, 750, 'close']
    case 'roundbegan':
      return [after, 400]
    case 'turnended':
      return [after, 60]
    case 'gameended':
      return [after, 300, 'end']
    default:
      return null
  }
}

function scored({ stall, results }: StallScored): Effect {
  const points = Object.fromEntries(results.map(([seat, , , gained]) => [seat, gained]))
  const journeys = results.flatMap(([seat, , , gained, coins]): Journey[] => [
    { what: 'point', from: stallMiddle(stall), to: seat, count: gained }, { what: 'coin', from: stallMiddle(stall), to: seat, count: coins },
  ])
  return { stall, points, journeys }
}

/** A reward's coin on its way (MO-6.6). */
function coins({ seat, reward }: RewardTaken, { board }: View): Journey[] {
  return reward === 'coin' && board.closing ? [{ what: 'coin', from: stallMiddle(board.closing), to: seat, count: 1 }] : []
}

/** What is seen no more while a stall closes: the juice that has been taken, and the workers of seats that have left. */
function gone(events: MoroccoEvent[]): Effect {
  return {
    lifted: events.flatMap((event) => (event.event === 'juicetaken' ? [event.corner] : [])),
    left: events.flatMap((event) => (event.event === 'workersleft' ? [event.seat] : [])),
  }
}
