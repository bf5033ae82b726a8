/** Which way languages are written. */
const RIGHT_TO_LEFT = ['ar', 'fa']

/** Which way a language is written. */
export function direction(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr'
}
