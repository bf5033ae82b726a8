/** What this browser keeps: choices, and the tables that it has been at. Nothing of it leaves the browser. */
import type { MyTable } from './wire'

const PREFIX = 'jemaa.'

/** A table that this browser has been at; the server says what has become of it. */
export type Visit = { key: string; at: number; mine: boolean }

/** Something kept; null if it was not, or the browser keeps nothing. */
export function recall<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Keep something. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The tables that this browser has been at, the last one first. */
export function visits(): Visit[] {
  return recall<Visit[]>('tables') ?? []
}

/** Note a table. */
export function visited(visit: Visit): void {
  remember('tables', [visit, ...visits().filter((each) => each.key !== visit.key)].slice(0, 30))
}

/** The tables that are played in this browser, as they were when this page showed them last. */
export function tablesHere(): MyTable[] {
  const keys = visits().map(({ key }) => key)
  return (recall<MyTable[]>('here') ?? []).filter(({ key }) => keys.includes(key))
}

/** Note how such a table is. */
export function noteHere(table: MyTable): void {
  remember('here', [table, ...tablesHere().filter(({ key }) => key !== table.key)])
}

/** Forget a table. */
export function forget(key: string): void {
  remember('tables', visits().filter((each) => each.key !== key))
}

/** What a server is bound to from a table's opening on: the fingerprint of the dice's secret, and the key with which it signs the game. */
export type Bond = { table: string; commitment: string; signer: string | null }
const BONDS = 300

/** What this browser was shown when a table was opened; null if it was not there. */
export function bond(table: string): Bond | null {
  return (recall<Bond[]>('bonds') ?? []).find((each) => each.table === table) ?? null
}

/** Keep what is shown of a table, if nothing was before; whether it is what was shown then. */
export function holds({ table, commitment, signer }: Bond): boolean {
  const first = bond(table)
  if (!first) remember('bonds', [{ table, commitment, signer }, ...(recall<Bond[]>('bonds') ?? [])].slice(0, BONDS))
  return !first || (first.commitment === commitment && first.signer === signer)
}
