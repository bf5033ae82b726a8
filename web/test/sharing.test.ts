import { describe, expect, it } from 'vitest'
import { shared } from '../src/engine/sharing'
import type { TreeSearch } from '../src/lib/wire_analysis'

const search = (name: string): TreeSearch => ({
  name, position: '', simulations: 1000, exact: 0, nodes: 900, word: 1, settings: { seats: 2, aim: 0, leaf: 1, exploration: 1, temperature: 1, hopeless: 0, likeliest: 0 },
})

describe('searches are shared out', () => {
  for (const searches of [2, 4, 6, 8, 10, 12])
    for (const workers of [1, 2, 3, 4, 6, 8, 16]) {
      it(`${searches} among ${workers} workers`, () => {
        const names = Array.from({ length: searches }, (_, place) => `search ${place}`)
        const all = shared(names.map(search), workers)
        const tasks = all.flat()
        expect(all).toHaveLength(workers)
        const sizes = all.map((some) => some.length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(workers > searches ? 0 : 1)
        for (const name of names) {
          const trees = tasks.filter((task) => task.name === name)
          expect(new Set(trees.map(({ tree }) => tree)).size).toBe(trees.length)
          const made = trees.reduce((sum, { simulations }) => sum + simulations, 0)
          expect(made).toBeGreaterThanOrEqual(1000)
          expect(made).toBeLessThan(1000 + trees.length)
        }
      })
    }
  it('one tree each, as long as nobody would have nothing to do', () => {
    expect(shared([search('share'), search('margin')], 2).map((tasks) => tasks.map(({ name }) => name))).toEqual([['share'], ['margin']])
  })
})
