// Swapped cubes are named by their lines, and the view says why others do not go together.
import { expect, test } from 'vitest'
import { lineSpan, spacesOf, stallSpan } from '../src/morocco/geometry'
import { swappedLines, swapRefusal } from '../src/morocco/swaps'
import type { View } from '../src/morocco/wire'

const REFUSALS = [{ reason: 'kinds', cubes: ['row', 'column'] }, { reason: 'place', cubes: ['row 1', 'row 2'] }]
const view = (swap_refusals: { reason: string; cubes: string[] }[]) => ({ board: { swap_refusals } }) as View

test('a swap names two lines, and nothing else does', () => {
  expect(swappedLines('rows 1-3')).toEqual(['row 1', 'row 3'])
  expect(swappedLines('columns A-E')).toEqual(['column A', 'column E'])
  expect(swappedLines('assistant a1')).toEqual([])
})

test('stalls and their lines are named by spaces', () => {
  expect(stallSpan('A1')).toBe('a1–b2')
  expect(stallSpan('E5')).toBe('i9–j10')
  expect(['row 5', 'row 1', 'column A', 'column E'].map(lineSpan)).toEqual(['9–10', '1–2', 'a–b', 'i–j'])
  expect(spacesOf('B1')).toEqual(['c1', 'd1', 'c2', 'd2'])
})

test('why two cubes do not go together, in whichever order they are picked', () => {
  expect(swapRefusal(view(REFUSALS), [], 'row 1')).toBeNull()
  expect(swapRefusal(view(REFUSALS), ['row 1'], 'row 3')).toBeNull()
  expect(swapRefusal(view(REFUSALS), ['row 1'], 'row 1')).toBeNull()
  expect(swapRefusal(view(REFUSALS), ['row 2'], 'row 1')).toBe('place')
  expect(swapRefusal(view(REFUSALS), ['column B'], 'row 1')).toBe('kinds')
})

test('where nothing is swapped, each cube says so', () => {
  const none = view([{ reason: 'coin', cubes: ['row'] }, { reason: 'coin', cubes: ['column'] }])
  expect(swapRefusal(none, [], 'column C')).toBe('coin')
  expect(swapRefusal(none, [], 'row 5')).toBe('coin')
})
