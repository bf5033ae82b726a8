import { expect, test } from 'vitest'
import { duration } from '../src/lib/numbers'

const [HOUR, DAY] = [3600, 86_400]

test.each([
  [2 * DAY, '2 days'], [2 * DAY - 1, '1 day 23 hr'], [DAY, '1 day'], [DAY - 1, '23 hr 59 min'], [HOUR, '1 hr'],
  [HOUR - 1, '59:59'], [60, '1:00'], [59, '59 sec'], [7, '7 sec'], [0, '0 sec'],
])('%i seconds: %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})
