/** A result in words. */
import { listed } from './numbers'
import type { Result } from './wire'
import { t } from './words.svelte'

/** Seats by their names. */
export function named(seats: string[], name: (letter: string) => string): string {
  return listed(seats.map(name))
}

/** Who won, and by how much where somebody else stayed. */
export function wonBy({ won }: Result, name: (letter: string) => string): string {
  const names = named(won.seats, name)
  if (won.seats.length > 1) return t('winners', { names })
  return won.by ? t('won-by', { names, points: won.by }) : t('winner', { names })
}
