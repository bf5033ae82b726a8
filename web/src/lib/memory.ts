/** What this browser keeps: choices, and the tables that it has been at. Nothing of it leaves the browser. */
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

/** Forget a table. */
export function forget(key: string): void {
  remember('tables', visits().filter((each) => each.key !== key))
}
