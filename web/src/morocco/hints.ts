/** What a first game of Morocco has hints for, as seen in the view: messages `hint-morocco-` end so. */
import type { Situation } from '../lib/game'
import type { MoroccoEvent, View } from './wire'

/** As many workers make one think of how a stall closes. */
const SOME = 2

export function hints(situation: Situation<View, MoroccoEvent>): string[] {
  const { phase } = situation.view
  if (phase === 'scout') return ['scout', 'plan']
  if (phase === 'wild') return ['plan']
  return phase === 'assign' ? assigning(situation) : [phase]
}

function assigning({ view, legal, events, seat }: Situation<View, MoroccoEvent>): string[] {
  const verbs = new Set(legal.map((choice) => choice.split(' ')[0]))
  const { stalls, done, juice, placed } = view.board
  const known = [
    { hint: 'assign', met: verbs.has('assistant') },
    { hint: 'last', met: events.some((each) => each.event === 'lastroundbegan') },
    { hint: 'bodyguard', met: verbs.has('bodyguard') },
    { hint: 'coin', met: verbs.has('rows') || verbs.has('columns') },
    { hint: 'full', met: stalls.some(({ workers }) => Object.keys(workers).length >= SOME) },
    { hint: 'cousins', met: verbs.has('cousins') },
    { hint: 'extra', met: verbs.has('tourist') },
    { hint: 'second', met: done >= view.players && !placed },
    { hint: 'tiles', met: stalls.some(({ tile }) => tile === seat) },
    { hint: 'juice', met: juice.some((value) => value !== null) && !placed },
  ]
  return known.filter(({ met }) => met).map(({ hint }) => hint)
}
