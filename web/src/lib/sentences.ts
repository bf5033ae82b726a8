/** What happened at a table, in sentences. */
import type { AnyFace, GameEvent } from './game'
import { botKind, named } from './seats'
import type { Table } from './table.svelte'
import type { LogEntry } from './wire'
import { joined, t } from './words.svelte'

/** What happened by some events. `name` tells seats' names. */
export function eventSentences(events: GameEvent[], face: AnyFace, name: (letter: string) => string): string {
  return joined(events.flatMap((event) => face.eventMessages(event, name)).map(({ id, args }) => t(id, args)))
}

/** "" for what goes without saying. */
export function sentences({ what, seat, version, choice, events = [], pauses }: LogEntry, table: Table, face: AnyFace): string {
  if (what === 'chose') return eventSentences(events, face, (letter) => table.name(letter))
  if (what === 'prepared') return ''
  return t(what === 'stood-in' && pauses ? 'log-paused' : `log-${what}`, { name: seat ? sitter(table, seat, version) : '', bot: botKind(choice ?? '') })
}

/** Who sat there then: by now it may be somebody else. */
function sitter(table: Table, seat: string, then: number): string {
  const sat = table.log.findLast((each) => each.what === 'sat' && each.seat === seat && each.version <= then)
  return sat ? named({ letter: seat, kind: sat.choice ?? '', name: sat.name ?? '' }) : table.name(seat)
}
