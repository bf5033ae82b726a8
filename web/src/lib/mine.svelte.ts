/** The tables of this browser as the server knows them: asked for again and again, own turns first. */
import { untrack } from 'svelte'
import { myTables } from './api'
import { forget, tablesHere, visits } from './memory'
import { isLocal } from './played_here'
import type { MyTable } from './wire'

/** So often, in milliseconds, the tables whose game goes on are asked for again. */
const EVERY = 15_000

const kept = $state({
  /** null until the server has answered. */
  tables: null as MyTable[] | null,
  /** When it did, by this machine's clock. */
  heard: 0,
  /** The table that is on the screen: what its own page knows of it is newer. */
  here: { key: '', waits: false },
})

/** All tables that this browser remembers, those that wait for this person first; null until the server has answered. */
export function mine(): MyTable[] | null {
  return kept.tables
}

/** The tables beside that on the screen at which it is this person's turn; the one with the least time left first. */
export function waiting(): MyTable[] {
  return (kept.tables ?? []).filter((table) => table.waits && table.key !== kept.here.key)
}

/** The number of tables at which it is this person's turn. */
export function turns(): number {
  return waiting().length + Number(kept.here.waits)
}

/** Milliseconds left of the clock that runs at a table; null if none does. */
export function left({ clocks }: MyTable, now: number): number | null {
  return clocks?.running ? Math.max(0, clocks.left[clocks.running] - (now - kept.heard)) : null
}

/** Note which table is on the screen, and whether it is this person's turn there. */
export function at(key: string, waits: boolean): void {
  kept.here = { key, waits }
}

/** Ask for the tables whose game goes on, or for all; those that are no more are forgotten. */
export async function refresh(all = false): Promise<void> {
  const over = all ? [] : untrack(() => kept.tables ?? []).filter((table) => table.status === 'over')
  const keys = visits().map(({ key }) => key).filter((key) => !isLocal(key) && !over.some((table) => table.key === key))
  try {
    const tables = keys.length ? (await myTables(keys)).tables : []
    keys.filter((key) => !tables.some((table) => table.key === key)).forEach(forget)
    kept.heard = Date.now()
    kept.tables = sorted([...tables, ...over.filter(({ key }) => !isLocal(key)), ...tablesHere()])
  } catch {
    // no connection, or too many questions: what is known stays until the next answer
  }
}

/** Forget a table. */
export function drop(key: string): void {
  forget(key)
  kept.tables = (kept.tables ?? []).filter((table) => table.key !== key)
}

/** Keep asking, and ask at once when somebody comes back to the page. Returns what ends it. */
export function keepAsking(): () => void {
  const ask = () => void refresh()
  const timer = setInterval(ask, EVERY)
  document.addEventListener('visibilitychange', ask)
  void refresh(true)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}

/** Own turns first, then by the time left where a clock runs, then the last visited first. */
function sorted(tables: MyTable[]): MyTable[] {
  const places = visits().map(({ key }) => key)
  const ranks = (table: MyTable) => [Number(!table.waits), left(table, kept.heard) ?? Infinity, places.indexOf(table.key)]
  return tables.toSorted((one, other) => {
    const [ones, others] = [ranks(one), ranks(other)]
    const place = ones.findIndex((rank, place) => rank !== others[place])
    return place < 0 ? 0 : ones[place] < others[place] ? -1 : 1
  })
}
