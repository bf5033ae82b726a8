/** What a push message says, in words. */
import { expect, test } from 'vitest'
import type { TurnCall } from '../src/lib/wire'
import { worded } from '../src/worker/wording'

const call: TurnCall = { game: 'marrakech', number: '0f3c', link: 'https://play.example.org/t/key', seat: 'B', name: 'Ben', version: 41, language: 'de', asker: null }

test('a turn', () => {
  const { title, options } = worded(call)
  expect([title, options.body]).toEqual(['Marrakech: Du bist dran', expect.stringContaining('Ben')])
  expect(options.data.path).toBe('/t/key')
})

test('somebody wants another game', () => {
  const { title, options } = worded({ ...call, asker: 'Ada' })
  expect([title, options.body]).toEqual(['Marrakech: noch ein Spiel?', 'Ada möchte noch ein Spiel.'])
})
