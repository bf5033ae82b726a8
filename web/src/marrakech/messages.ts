/** What happened in Marrakech, as messages. */
import type { MessageRef, RefusedCells } from '../lib/game'
import type { MarrakechEvent } from './wire'

export function eventMessages(event: MarrakechEvent, name: (seat: string) => string): MessageRef[] {
  switch (event.event) {
    case 'firstplayerdrawn':
      return [{ id: 'mk-first', args: { name: name(event.seat) } }]
    case 'assamturned':
      return [{ id: 'mk-turned', args: { name: name(event.seat), turn: event.turn, facing: event.facing } }]
    case 'dierolled':
      return [{ id: 'mk-rolled', args: { name: name(event.seat), slippers: event.slippers } }]
    case 'assamwalked':
      return [{ id: 'mk-walked', args: { square: event.path.at(-1)![0], looped: event.path.some(([, , looped]) => looped) ? 'yes' : 'no' } }]
    case 'paid':
      return [{ id: event.amount < event.due ? 'mk-paid-short' : 'mk-paid', args: { name: name(event.payer), to: name(event.payee), amount: event.amount, due: event.due } }]
    case 'wentout':
      return [{ id: 'mk-out', args: { name: name(event.seat) } }]
    case 'ruglaid':
      return [{ id: covers(event.covered) ? 'mk-laid-over' : 'mk-laid', args: { name: name(event.seat), squares: event.squares.join('–'), over: covers(event.covered) } }]
    case 'rugreturned':
      return [{ id: 'mk-returned', args: { name: name(event.seat) } }]
    case 'rugturnedup':
      return [{ id: 'mk-turned-up', args: { name: name(event.seat), colour: event.colour } }]
    case 'gameended':
      return [{ id: 'log-ended', args: {} }]
    case 'turnpassed':
      return []
  }
}

function covers(covered: readonly (string | null)[]): string {
  return [...new Set(covered.filter((letter) => letter))].join(' + ')
}

export function choiceMessage(choice: string): MessageRef {
  if (['left', 'ahead', 'right'].includes(choice)) return { id: `mk-do-${choice}`, args: {} }
  return { id: 'mk-do-lay', args: { squares: choice.replace('-', '–') } }
}

export function refusalMessage({ reason, details }: RefusedCells, name: (seat: string) => string): MessageRef {
  return { id: `no-marrakech-${reason}`, args: { ...details, squares: (details.squares ?? '').replace('-', '–'), name: name(details.seat ?? '') } }
}
