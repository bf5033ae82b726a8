// Whole games, told by Python (tests/test_page.py): a film shows the views that the server sends, and no others.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Step } from '../src/lib/film'
import type { GameEvent, GameView } from '../src/lib/game'
import { GAMES } from '../src/lib/games'
import type { Journey } from '../src/lib/travel'
import { scene as marrakechScene } from '../src/marrakech/scene'
import type { View as MarrakechView } from '../src/marrakech/wire'
import { scene as moroccoScene } from '../src/morocco/scene'
import type { View as MoroccoView } from '../src/morocco/wire'

/** A game, entry by entry, as a spectator sees it: the steps that followed each choice. */
type Filmed = { game: string; start: GameView; entries: { choice: string; steps: Step<GameView, GameEvent>[] }[] }

const FOLDER = process.env.JEMAA_REPLAYS!
const NAMES = ['marrakech-2', 'marrakech-4', 'morocco-2', 'morocco-5']
/** These have no picture: they are dealt, or said in words. */
const UNSEEN = ['cubedealt', 'juicedealt', 'firstplayerknown', 'passed', 'lastroundbegan', 'touristsleft']

const read = (name: string): Filmed => JSON.parse(readFileSync(`${FOLDER}/${name}-film.json`, 'utf8'))
const drawn = (view: GameView, effect = {}) => (view.game === 'marrakech' ? marrakechScene(view as MarrakechView, effect) : moroccoScene(view as MoroccoView, effect))

/** Each entry with what was seen before it, and its film. */
function entries(name: string) {
  const { game, start, entries } = read(name)
  let next = start
  return entries.map(({ choice, steps }) => {
    const before = next
    next = steps.at(-1)?.view ?? before
    return { choice, steps, before, after: next, shots: GAMES[game].film(before, steps) }
  })
}

test.each(NAMES)('%s: each picture shows a view that was sent, in their order, and the last one the newest', (name) => {
  for (const { choice, steps, before, after, shots } of entries(name)) {
    const views = [before, ...steps.map(({ view }) => view)]
    const order = shots.map(({ view }) => views.indexOf(view)) // the very objects: a film makes none of its own
    expect(order, `after ${choice}`).toEqual([...order].sort((one, other) => one - other))
    expect(order, `after ${choice}`).not.toContain(-1)
    const last = shots.at(-1)
    if (last && last.event.event !== 'dierolled') expect(last.view, `after ${choice}`).toBe(after)
    const filmed = new Set(shots.map(({ event }) => event))
    for (const { events } of steps) for (const event of events) expect(filmed.has(event), event.event).toBe(!UNSEEN.includes(event.event))
  }
})

test.each(NAMES)('%s: whatever is drawn has its place', (name) => {
  for (const { shots, after } of entries(name)) {
    for (const { view, effect } of [...shots, { view: after, effect: {} }]) expect(JSON.stringify(drawn(view, effect))).not.toMatch(/null|undefined|NaN/)
  }
})

test.each(NAMES)('%s: the last picture of an entry draws what is drawn without any effect', (name) => {
  for (const { choice, shots, after } of entries(name)) {
    const last = shots.at(-1)
    if (last) expect(drawn(last.view, last.effect), `after ${choice}`).toEqual(drawn(after))
  }
})

/** Seat -> what it holds, of what travels to it and from it. */
function held(view: GameView): Record<string, Record<string, number>> {
  if (view.game === 'marrakech') return Object.fromEntries((view as MarrakechView).seats.map(({ letter, holdings }) => [letter, { coin: holdings.dirhams }]))
  return Object.fromEntries((view as MoroccoView).seats.map(({ letter, points, holdings }) => [letter, { coin: holdings.coins, point: points.track!, juice: holdings.tokens }]))
}

test.each(NAMES)('%s: what purses gain and lose has travelled', (name) => {
  let moved = 0
  for (const { choice, before, after, shots } of entries(name)) {
    const holds = held(before)
    const journeys = shots.flatMap(({ effect }): Journey[] => effect.journeys ?? [])
    for (const { what, from, to, count } of journeys) {
      for (const [spot, sign] of [[from, -1], [to, 1]] as const) if (typeof spot === 'string') holds[spot][what] += sign * count
      moved += count
    }
    expect(holds, `after ${choice}`).toEqual(held(after))
  }
  expect(moved > 0, 'two players by chance close no stall').toBe(name !== 'morocco-2')
})
