/** Catalogues that parts of the page bring. */
import { beforeAll, expect, test, vi } from 'vitest'
import { choose, joined, t, withWords } from '../src/lib/words.svelte'

beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }))

test('each of two parts that wait for one catalogue is shown with its words', async () => {
  await choose('en')
  void withWords('company', Promise.resolve('the first'))
  expect(await withWords('company', Promise.resolve('the second'))).toBe('the second')
  expect(t('handover-done')).not.toBe('handover-done')
})

test('a language that is chosen while a catalogue is on its way has its words, too', async () => {
  await choose('en')
  const part = withWords('hints', Promise.resolve('part'))
  await choose('de')
  await part
  expect(t('hints-stop')).toBe('Keine Hinweise mehr')
})

test.each([['en', 'One. Two.'], ['ko', 'One. Two.'], ['ja', 'One.Two.'], ['zh-Hant', 'One.Two.'], ['zh-Hans', 'One.Two.'], ['th', 'One. Two.']])('sentences in a row in %s', async (tag, row) => {
  await choose(tag)
  expect(joined(['One.', '', 'Two.'])).toBe(row)
})
