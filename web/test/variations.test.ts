import { expect, test } from 'vitest'
import { added, at, commented, fragment, fromFragment, listedTree, LONGEST_LINK, planted, readStudy, removed, type Study, written } from '../src/lib/variations'

const study = (): Study => {
  let root = planted(['left', 'roll 3', 'a1-b1'])
  root = added(root, ['left'], 'roll 4')
  root = commented(root, ['left', 'roll 4'], 'مرحبا, "far"')
  return { start: 'marrakech/2 …', root: commented(root, [], 'Start'), path: ['left', 'roll 4'] }
}

/** A generator of random numbers below 1, the same in every run. */
function random(seed: number): () => number {
  return () => ((seed = (seed * 48271) % 2147483647) / 2147483647)
}

test('a choice is added once, commented and removed with what follows', () => {
  const { root } = study()
  expect(added(root, ['left'], 'roll 4')).toBe(root)
  expect(at(root, ['left', 'roll 3', 'a1-b1'])?.choice).toBe('a1-b1')
  expect(at(root, ['right'])).toBeUndefined()
  expect(at(removed(root, ['left', 'roll 3']), ['left'])!.next.map((each) => each.choice)).toEqual(['roll 4'])
  expect(removed(root, ['left']).next).toEqual([])
})

test('side lines are listed before the main line goes on', () => {
  expect(listedTree(study().root).map(({ path, depth }) => [path.join(' '), depth])).toEqual([
    ['left', 0], ['left roll 4', 1], ['left roll 3', 0], ['left roll 3 a1-b1', 0],
  ])
})

test('a file and a link hold the whole study', async () => {
  expect(readStudy(written(study()))).toEqual(study())
  const link = await fragment(study())
  expect(link).toMatch(/^[\w-]+$/)
  expect(await fromFragment(link)).toEqual(study())
})

test('a whole game is short enough for a link', async () => {
  const next = random(5)
  const choices = Array.from({ length: 400 }, () => `${'abcdefg'[Math.floor(7 * next())]}${Math.ceil(7 * next())}-${'abcdefg'[Math.floor(7 * next())]}${Math.ceil(7 * next())}`)
  expect((await fragment({ start: 'marrakech/4 7/7/7/7/7/7/7 d4s first', root: planted(choices), path: choices })).length).toBeLessThan(LONGEST_LINK)
})

test('a small link that unpacks to much is refused', async () => {
  const bomb = await fragment({ ...study(), start: 'x'.repeat(1 << 20) })
  expect(bomb.length).toBeLessThan(LONGEST_LINK)
  expect(await fromFragment(bomb)).toBeNull()
})

test('whatever is changed in a link or a file, it is read or refused', async () => {
  const next = random(11)
  const [file, link] = [written(study()), await fragment(study())]
  const change = (text: string, signs: string) => {
    const place = Math.floor(text.length * next())
    return text.slice(0, place) + signs[Math.floor(signs.length * next())].repeat(Math.floor(3 * next())) + text.slice(place + Math.floor(3 * next()))
  }
  for (let tries = 0; tries < 500; tries++) {
    for (const read of [readStudy(change(file, '0129{}[]",:é\\-')), await fromFragment(change(link, 'AZaz09-_+%'))]) {
      if (read) expect(at(read.root, read.path)).toBeDefined()
    }
  }
  for (const odd of ['', 'null', '1', '[]', '{}', '"x"', '['.repeat(100_000), '{"analysis":1,"start":"x","comment":"","tree":[[9,"a"]],"here":0}', '{"analysis":1,"start":"x","comment":"","tree":[[0,"a"],[0,"a"]],"here":0}', '{"analysis":1,"start":"x","comment":"","tree":[],"here":"__proto__"}']) {
    expect(readStudy(odd)).toBeNull()
  }
})
