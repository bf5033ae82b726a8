/** Numbers and lists as the language in use writes them, numbers in its own digits. Names keep theirs: squares, lines of the board, clauses. */
import { locale } from './words.svelte'

function format(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value)
}

/** A share as a percentage. */
export function percent(share: number, digits = 0): string {
  return format(share, { style: 'percent', maximumFractionDigits: digits })
}

/** What a share changes by, as a percentage with its sign. */
export function change(share: number): string {
  return format(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 }).replace('-', '−')
}

/** How long something takes, by its two greatest units: days and hours, hours and minutes, minutes and seconds; seconds alone by name. */
export function duration(seconds: number): string {
  const counted = (value: number, unit: string) => (value ? format(value, { style: 'unit', unit, unitDisplay: 'short' }) : '')
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  if (days) return `${counted(days, 'day')} ${counted(hours, 'hour')}`.trim()
  if (hours) return `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`.trim()
  if (!minutes) return format(seconds, { style: 'unit', unit: 'second', unitDisplay: 'short' })
  return `${whole(minutes)}:${format(seconds % 60, { minimumIntegerDigits: 2 })}`
}

/** A whole number. */
export function whole(value: number): string {
  return format(value, { maximumFractionDigits: 0 })
}

/** A number of one decimal at most. */
export function rounded(value: number): string {
  return format(value, { maximumFractionDigits: 1 })
}

/** A number rounded to one decimal. */
export function tenths(value: number): number {
  return Math.round(10 * value) / 10
}

/** What something adds to the points, with its sign. */
export function signed(points: number): string {
  return format(points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).replace('-', '−')
}

/** Several words as a list. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words)
}
