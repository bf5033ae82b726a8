import { expect, test } from 'vitest'
import { pseudo } from '../src/lib/pseudo'

test('no plain letter is left, and the text is longer', () => {
  const changed = pseudo('Where do you lay your rug?')
  expect(changed).not.toMatch(/[a-z]/i)
  expect(changed.length).toBeGreaterThan('Where do you lay your rug?'.length)
})
