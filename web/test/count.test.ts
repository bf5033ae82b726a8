/** The count at the end, thing by thing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Count, sums } from '../src/lib/count.svelte'
import type { CountStep } from '../src/lib/wire'

const step = (seat: string, places: string[], sum: number, total: number): CountStep => ({ seat, source: 'halves', points: places.length, places, sum, total })
const things = [step('B', ['a1', 'a2'], 2, 2), step('B', ['c1'], 3, 3), step('A', ['d1'], 1, 41)]
const many = Array.from({ length: 50 }, (_, at) => step('A', ['a1'], at + 1, at + 1))

function showing(reduced: boolean): void {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => (vi.useRealTimers(), vi.unstubAllGlobals()))

test('shows one thing after another, with all that was counted for its seat', () => {
  showing(false)
  const count = new Count()
  count.begin(things)
  const seen: string[][] = []
  while (count.running) {
    vi.advanceTimersByTime(450)
    if (count.thing) seen.push(count.places)
  }
  expect(seen).toEqual([['a1', 'a2'], ['a1', 'a2', 'c1'], ['d1']])
})

test('takes less than six seconds, however much there is to count', () => {
  showing(false)
  const count = new Count()
  count.begin(many)
  vi.advanceTimersByTime(4900)
  expect(count.running).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(count.running).toBe(false)
})

test('is left out where less motion is wanted, and never begins again', () => {
  showing(true)
  const calm = new Count()
  calm.begin(things)
  expect(calm.running).toBe(false)
  showing(false)
  const count = new Count()
  count.begin(things)
  count.skip()
  count.begin(things)
  expect([count.running, count.thing, count.places]).toEqual([false, null, []])
})

test('what the things come to, by seat and source', () => {
  expect(sums(things)).toEqual({ B: { of: { halves: 3 }, total: 3 }, A: { of: { halves: 1 }, total: 41 } })
})
