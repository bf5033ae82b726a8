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
