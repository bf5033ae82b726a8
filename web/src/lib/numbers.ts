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

/** How long something takes, by its two greatest units: days and hours, hours and minutes, minutes and seconds. */
export function duration(seconds: number): string {
  const counted = (value: number, unit: string) => (value ? format(value, { style: 'unit', unit, unitDisplay: 'short' }) : '')
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  if (days) return `${counted(days, 'day')} ${counted(hours, 'hour')}`.trim()
  if (hours) return `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`.trim()
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/** A whole number. */
export function whole(value: number): string {
  return format(value, { maximumFractionDigits: 0 })
}

/** A number of points with its sign, to one decimal. */
export function signed(points: number): string {
  return format(points, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
}

/** A number to one decimal. */
export function decimal(value: number): string {
  return format(value, { maximumFractionDigits: 1 })
}
