/** Which way languages are written. */
const RIGHT_TO_LEFT = ['ar', 'fa']

/** Which way a language is written. */
export function direction(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr'
}

/** A text among others whose direction does not change theirs; for places where no `<bdi>` can stand. */
export function isolated(text: string): string {
  return String.fromCodePoint(0x2068) + text + String.fromCodePoint(0x2069)
}
