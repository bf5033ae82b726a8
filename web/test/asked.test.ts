// What a seat is asked fits what it may choose.
import { expect, test } from 'vitest'
import { legalTools } from '../src/lib/choosing'
import { morocco } from '../src/morocco/face'
import type { View } from '../src/morocco/wire'

function turn(placed: boolean, legal: string[]): string {
  return morocco.phase({ phase: 'assign', board: { placed } } as View, legal)
}

test('a turn of Morocco asks for a worker only where one can be placed', () => {
  expect(turn(false, ['assistant a1', 'rows 1-2'])).toBe('assign')
  expect(turn(false, ['rows 1-2', 'pass'])).toBe('assign-pass')
  expect(turn(false, ['pass'])).toBe('assign-pass')
  expect(turn(true, ['rows 1-2', 'end'])).toBe('assign-end')
  expect(morocco.phase({ phase: 'keep' } as View, ['keep green', 'pass'])).toBe('keep')
})

test('where a worker can be placed, a worker is what is placed first; to swap cubes comes last', () => {
  const tools = (legal: string[]) => legalTools(morocco.tools, legal.map((choice) => morocco.meaning(choice)))
  expect(tools(['columns A-B', 'rows 1-2', 'tourist a1'])).toEqual(['tourist', 'swap'])
  expect(tools(['assistant a1', 'bodyguard a1', 'columns A-B', 'cousins a1', 'tourist a1'])).toEqual(['assistant', 'bodyguard', 'tourist', 'cousins', 'swap'])
  expect(tools(['pass', 'rows 1-2'])).toEqual(['swap'])
})
