/** Which hints this browser has had in its first games, and whether it wants any. */
import { recall, remember } from './memory'

type Kept = { off: boolean; seen: string[] }

const NONE: Kept = { off: false, seen: [] }
const kept = $state({ hints: recall<Kept>('hints') ?? NONE })
/** The hint beside the question that stands now: the question stays the same until the table has a new version. */
const current = { key: '', version: -1, hint: null as string | null }

function keep(hints: Kept): void {
  kept.hints = hints
  remember('hints', hints)
}

/** Whether this browser wants hints. */
export const hinting = () => !kept.hints.off

/** Switch hints on, from the first one, or off. */
export function hint(on: boolean): void {
  current.version = -1
  keep({ ...NONE, off: !on })
}

/** The hint for a question, from what there is to say of it: the first that has not been shown before; null if all have. */
export function next(key: string, version: number, hints: string[]): string | null {
  if (current.key === key && current.version === version) return current.hint
  const fresh = hints.find((each) => !kept.hints.seen.includes(each)) ?? null
  Object.assign(current, { key, version, hint: fresh })
  if (fresh) keep({ ...kept.hints, seen: [...kept.hints.seen, fresh] })
  return fresh
}
