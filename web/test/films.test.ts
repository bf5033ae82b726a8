// Whole games, told by Python (tests/test_page.py): a film leads to the very view that the server sends.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Replay } from '../src/lib/wire'
import { film as marrakech } from '../src/marrakech/film'
import { scene as marrakechScene } from '../src/marrakech/scene'
import { film as morocco } from '../src/morocco/film'
import { scene as moroccoScene } from '../src/morocco/scene'

const FOLDER = process.env.JEMAA_REPLAYS!
const sorted = (list: unknown[]) => list.map((each) => JSON.stringify(each)).sort()

/** What of a view is drawn, in an order that says nothing. */
const DRAWN: Record<string, (view: any) => unknown> = {
  marrakech: ({ position }) => [position.assam, sorted(position.rugs), position.seats.map((seat: any) => [seat.dirhams, seat.rugs, seat.out])],
  morocco: (view) => [
    view.stalls, view.juice, view.rows, view.columns, view.pawn,
    view.seats.map(({ position, tokens }: any) => {
      const { letter, guests, owed, cubes, ...counts } = position
      return [counts, tokens, Object.entries(cubes).filter(([, count]) => count).sort()]
    }),
  ],
}
const FILMS: Record<string, any> = { marrakech, morocco }
const SCENES: Record<string, any> = { marrakech: marrakechScene, morocco: moroccoScene }
/** While these are dealt, or gained by a seat of its own, nothing is filmed. */
const DEALT = ['cubedealt', 'juicedealt']

test.each(['marrakech-2', 'marrakech-4', 'morocco-2', 'morocco-5'])('%s', (name) => {
  const replay = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Replay
  const drawn = DRAWN[replay.game]
  let before = replay.start
  for (const { choice, events = [], view } of replay.frames) {
    const after = FILMS[replay.game](before, events).at(-1)?.view ?? before
    if (!events.some((event) => DEALT.includes(event.event))) expect(drawn(after), `after ${choice}`).toEqual(drawn(view))
    expect(JSON.stringify(SCENES[replay.game](view))).not.toMatch(/null|undefined|NaN/)
    before = view
  }
})

/** Seat -> what it holds, of what travels to it and from it. */
const HELD: Record<string, (view: any) => Record<string, Record<string, number>>> = {
  marrakech: ({ position }) => Object.fromEntries(position.seats.map((seat: any) => [seat.letter, { coin: seat.dirhams }])),
  morocco: ({ seats }) => Object.fromEntries(seats.map(({ position, tokens }: any) => [position.letter, { coin: position.coins, point: position.points, juice: tokens }])),
}

test.each(['marrakech-2', 'marrakech-4', 'morocco-2', 'morocco-5'])('%s: what purses gain and lose has travelled', (name) => {
  const replay = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Replay
  let before = replay.start
  let moved = 0
  for (const { choice, events = [], view } of replay.frames) {
    const held = HELD[replay.game](before)
    const journeys = FILMS[replay.game](before, events).flatMap((shot: any) => shot.effect.journeys ?? [])
    for (const { what, from, to, count } of journeys) {
      for (const [spot, sign] of [[from, -1], [to, 1]]) if (typeof spot === 'string') held[spot][what] += sign * count
      moved += count
    }
    expect(held, `after ${choice}`).toEqual(HELD[replay.game](view))
    before = view
  }
  expect(moved > 0, 'two players by chance close no stall').toBe(name !== 'morocco-2')
})
