/** What a view says about Assam's turns, as squares to tap and to light. */
import { expect, test } from 'vitest'
import { direction, reached, shortcuts } from '../src/marrakech/turning'
import type { Turn, View } from '../src/marrakech/wire'

const free = (square: string, faces: number) => ({ square, faces, payee: null, due: 0 })
const TURNS: Turn[] = [
  { choice: 'left', facing: 'west', beside: 'f1', reach: [free('f1', 1), free('e1', 2)] },
  { choice: 'ahead', facing: 'north', beside: null, reach: [free('g1', 1), free('f1', 2), { square: 'e1', faces: 2, payee: 'B', due: 3 }] },
]
const view = { board: { turns: TURNS } } as unknown as View

test('an answer points where Assam would look', () => {
  expect([direction('left', view), direction('ahead', view), direction('d4-e4', view)]).toEqual([270, 0, null])
})

test('a square beside Assam means the turn towards it, any other one all turns that may end there', () => {
  expect(shortcuts(view)).toEqual(new Map([['f1', ['left']], ['e1', ['left', 'ahead']], ['g1', ['ahead']]]))
})

test('the chance of a square is said where it does not depend on the turn', () => {
  expect(reached(TURNS, null).map(({ square, chance }) => [square, chance])).toEqual([['f1', null], ['e1', null], ['g1', 1 / 6]])
  expect(reached(TURNS, 'ahead')).toEqual([{ square: 'g1', due: 0, chance: 1 / 6 }, { square: 'f1', due: 0, chance: 2 / 6 }, { square: 'e1', due: 3, chance: 2 / 6 }])
})
