/** Letters that look like the others and are not: what stays plain is not in the catalogues. */
const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const TO = [...'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']

/** The text, changed letter by letter, and a third longer, as German would be. */
export function pseudo(text: string): string {
  const changed = [...text].map((letter) => TO[FROM.indexOf(letter)] ?? letter).join('')
  return changed.replace(/[aeiouåéîöû]/gi, (vowel, at: number) => (at % 2 ? vowel + vowel : vowel))
}
