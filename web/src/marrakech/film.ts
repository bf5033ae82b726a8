/** Events of Marrakech as pictures: Assam walks, dirhams travel, rugs unroll. Each changes a copy of the view. */
import type { Shot } from '../lib/film'
import { apex } from './geometry'
import { type Effect, keyOf } from './scene'
import type { AssamWalked, MarrakechEvent, Paid, Position, RugLaid, View } from './wire'

type Picture = Shot<View, Effect>

export function film(view: View, events: MarrakechEvent[]): Picture[] {
  const shots: Picture[] = []
  let position = view.position
  let die: number | undefined
  for (const event of events) {
    if (event.event === 'dierolled') die = event.slippers
    const taken = shoot(position, event, die).map((shot) => ({ ...shot, event, view: { ...view, position: shot.position } }))
    shots.push(...taken)
    position = taken.at(-1)?.view.position ?? position
  }
  return shots
}

type Take = { position: Position; effect: Effect; ms: number; sound?: Picture['sound'] }

function shoot(position: Position, event: MarrakechEvent, die?: number): Take[] {
  switch (event.event) {
    case 'assamturned':
      return [{ position: { ...position, assam: { ...position.assam, facing: event.facing as never } }, effect: {}, ms: 350 }]
    case 'dierolled':
      return [{ position, effect: { die: event.slippers }, ms: 650, sound: 'roll' }]
    case 'assamwalked':
      return walk(position, event, die)
    case 'paid':
      return paid(position, event, die)
    case 'wentout':
      return [{ position: seated(position, event.seat, (seat) => ({ ...seat, out: event.order, rugs: emptied(seat.rugs), top: null })), effect: {}, ms: 700 }]
    case 'ruglaid':
      return [{ position: lay(position, event), effect: { fresh: keyOf(event.colour, event.squares) }, ms: 700, sound: 'rug' }]
    case 'turnpassed':
      return [{ position: { ...position, seat: event.seat }, effect: {}, ms: 60 }]
    case 'rugturnedup':
      return [{ position: seated(position, event.seat, (seat) => ({ ...seat, top: event.colour })), effect: {}, ms: 60 }]
    case 'firstplayerdrawn':
      return [{ position: { ...position, seat: event.seat }, effect: {}, ms: 300 }]
    case 'gameended':
      return [{ position, effect: {}, ms: 300, sound: 'end' }]
  }
}

function walk(position: Position, { start, path }: AssamWalked, die?: number): Take[] {
  let [square, facing] = [start, position.assam.facing as string]
  return path.flatMap(([to, heading, looped]) => {
    const on = { ...position, assam: { square: to, facing: heading as never } }
    const turn = { ...position, assam: { square, facing: heading as never } }
    const around = looped ? [{ position: turn, effect: { at: apex(square, facing, to, heading), die }, ms: 260 }] : []
    ;[square, facing] = [to, heading]
    return [...around, { position: on, effect: { die }, ms: 280, sound: 'step' as const }]
  })
}

/** The rugs that are paid for, dirhams on their way from purse to purse, and both purses after it. */
function paid(position: Position, { payer, payee, amount, area }: Paid, die?: number): Take[] {
  const journeys = [{ what: 'coin' as const, from: payer, to: payee, count: amount }]
  return [
    { position, effect: { area, die }, ms: 350 },
    { position: seated(position, payer, (seat) => ({ ...seat, dirhams: seat.dirhams - amount })), effect: { area, die, journeys }, ms: 900, sound: 'coin' },
    { position: pay(position, payer, payee, amount), effect: { area, die }, ms: 250 },
  ]
}

function seated(position: Position, letter: string, change: (seat: Position['seats'][0]) => Position['seats'][0]): Position {
  return { ...position, seats: position.seats.map((seat) => (seat.letter === letter ? change(seat) : seat)) }
}

function pay(position: Position, payer: string, payee: string, amount: number): Position {
  const paid = seated(position, payer, (seat) => ({ ...seat, dirhams: seat.dirhams - amount }))
  return seated(paid, payee, (seat) => ({ ...seat, dirhams: seat.dirhams + amount }))
}

function emptied(rugs: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.keys(rugs).map((colour) => [colour, 0]))
}

/** The rug on top; what it covers of others is seen no more. */
export function lay(position: Position, { seat, colour, squares }: RugLaid): Position {
  const left = position.rugs
    .map((rug) => ({ ...rug, squares: rug.squares.filter((square) => !squares.includes(square)) }))
    .filter((rug) => rug.squares.length)
  const laid = seated(position, seat, (each) => ({ ...each, rugs: { ...each.rugs, [colour]: each.rugs[colour] - 1 } }))
  return { ...laid, rugs: [...left, { colour, squares: [...squares] }] }
}

