import { expect, test, vi } from 'vitest'
import { duration, listed, percent, rounded, signed, whole } from '../src/lib/numbers'
import { choose, t } from '../src/lib/words.svelte'

const [HOUR, DAY] = [3600, 86_400]

test.each([
  [2 * DAY, '2 days'], [2 * DAY - 1, '1 day 23 hr'], [DAY, '1 day'], [DAY - 1, '23 hr 59 min'], [HOUR, '1 hr'],
  [HOUR - 1, '59:59'], [60, '1:00'], [59, '59 sec'], [7, '7 sec'], [0, '0 sec'],
])('%i seconds: %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})

test.each([['fa', '۰۱۲۳۴۵۶۷۸۹'], ['ar', '0123456789'], ['en-XA', '0123456789']])('%s has one kind of digits', async (tag, digits) => {
  vi.stubGlobal('document', { documentElement: {} })
  await choose(tag)
  const written = [whole(1_234_567), duration(3 * HOUR + 125), duration(65), duration(9), percent(0.25, 1), signed(-2.5), signed(8), rounded(0.04)]
  const found = [...written.join('')].filter((character) => /\p{Nd}/u.test(character))
  expect(found.filter((digit) => !digits.includes(digit))).toEqual([])
  expect(t('game-players', { fewest: 2, most: 5 })).toContain(digits[5])
})

test('words are listed as a language does it', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const found: string[] = []
  for (const tag of ['en', 'de', 'ja']) {
    await choose(tag)
    found.push(listed(['a', 'b', 'c']), listed(['a']))
  }
  expect(found).toEqual(['a, b, and c', 'a', 'a, b und c', 'a', 'a、b、c', 'a'])
})
