/** Events of Marrakech as pictures: Assam walks, dirhams travel, rugs unroll. What is seen is told by the server's views. */
import { type Picture as AnyPicture, type Shot, shots, type Step } from '../lib/film'
import { apex, behind, RIM } from './geometry'
import { type Die, type Effect, keyOf } from './scene'
import type { AssamWalked, MarrakechEvent, Paid, View } from './wire'

type Picture = AnyPicture<View, Effect, MarrakechEvent>
type Take = Omit<Picture, 'event'>

export function film(before: View, steps: Step<View, MarrakechEvent>[]): Shot<View, Effect, MarrakechEvent>[] {
  let die: Die | undefined
  return shots(before, steps, (events, was, after) => events.flatMap((event) => {
    if (event.event === 'dierolled') die = { slippers: event.slippers, at: behind(was.board.assam) }
    return shoot(event, was, after, die).map((take) => ({ ...take, event }))
  }))
}

/** The last roll lies at the board's rim. */
export function remains(steps: Step<View, MarrakechEvent>[]): Effect {
  const rolled = steps.flatMap(({ events }) => events).findLast((event) => event.event === 'dierolled')
  return rolled ? { die: { slippers: rolled.slippers, at: RIM } } : {}
}

function shoot(event: MarrakechEvent, was: View, after: View, die?: Die): Take[] {
  switch (event.event) {
    case 'assamturned':
      return [{ view: after, effect: {}, ms: 350 }]
    case 'dierolled':
      return [{ view: was, effect: { die }, ms: 650, sound: 'roll' }]
    case 'assamwalked':
      return walk(event, was, after, die)
    case 'paid':
      return paid(event, was, after, die)
    case 'wentout':
    case 'rugreturned':
      return [{ view: after, effect: {}, ms: 700 }]
    case 'ruglaid':
      return [{ view: after, effect: { fresh: keyOf(event.colour, event.squares) }, ms: 700, sound: 'rug' }]
    case 'turnpassed':
    case 'rugturnedup':
      return [{ view: after, effect: {}, ms: 60 }]
    case 'firstplayerdrawn':
      return [{ view: after, effect: {}, ms: 300 }]
    case 'gameended':
      return [{ view: after, effect: {}, ms: 300, sound: 'end' }]
  }
}

/** Assam on each square of his way, and beyond the border where he turns about; the last picture is of where he stops. */
function walk({ start, path }: AssamWalked, was: View, after: View, die?: Die): Take[] {
  let [square, facing] = [start, was.board.assam.facing as string]
  return path.flatMap(([to, heading, looped], at) => {
    const around = { view: was, effect: { assam: { square, facing: heading }, at: apex(square, facing, to, heading), die }, ms: 260 }
    const on = { view: at < path.length - 1 ? was : after, effect: { assam: { square: to, facing: heading }, die }, ms: 280, sound: 'step' as const }
    ;[square, facing] = [to, heading]
    return looped ? [around, on] : [on]
  })
}

/** The rugs that are paid for, dirhams on their way from purse to purse, and both purses after it. */
function paid({ payer, payee, amount, area }: Paid, was: View, after: View, die?: Die): Take[] {
  const journeys = [{ what: 'coin' as const, from: payer, to: payee, count: amount }]
  return [
    { view: was, effect: { area, die }, ms: 350 },
    { view: was, effect: { area, die, journeys }, ms: 900, sound: 'coin' },
    { view: after, effect: { area, die }, ms: 250 },
  ]
}
