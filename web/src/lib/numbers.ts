/** Numbers as the language in use writes them. */
import { language, PSEUDO } from './words.svelte'

function format(value: number, options: Intl.NumberFormatOptions): string {
  const tag = language() === PSEUDO ? 'en' : language()
  return new Intl.NumberFormat(tag, options).format(value)
}

/** A share as a percentage. */
export function percent(share: number, digits = 0): string {
  return format(share, { style: 'percent', maximumFractionDigits: digits })
}

/** A change of a share, with its sign. */
export function change(share: number): string {
  return format(share, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
}

/** A whole number. */
export function whole(value: number): string {
  return format(value, { maximumFractionDigits: 0 })
}
