// A table as the page knows it, given by updates: what is heard, what is read out, what is shown for how long.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Step } from '../src/lib/film'
import { play } from '../src/lib/sound.svelte'
import { Table } from '../src/lib/table.svelte'
import type { LogEntry, Message, TableUpdate } from '../src/lib/wire'

/** Milliseconds that each event is shown for. */
const LONG = 100
const said = vi.hoisted(() => ({ hear: (_: unknown) => {} }))

vi.mock('../src/lib/sound.svelte', () => ({ play: vi.fn() }))
vi.mock('../src/lib/socket', () => ({
  connect: (_key: string, _version: () => number, hear: (message: unknown) => void) => {
    said.hear = hear
    return { send: () => {}, close: () => {} }
  },
}))
vi.mock('../src/lib/games', () => ({
  faceOf: () => ({ remains: () => ({}), film: (_: unknown, steps: Step<unknown, unknown>[]) => steps.flatMap(({ events, view }) => events.map((event) => ({ view, effect: {}, ms: LONG, event, seat: null }))) }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.mocked(play).mockClear()
})

const seats = ['A', 'B', 'C'].map((letter) => ({ letter, name: letter, kind: letter === 'A' ? 'human' : 'level2', mine: letter === 'A', present: true, stand_in: null, resigned: false }))

/** The table after these choices, a seat's letter for each, where `actor` chooses. */
function update(since: number, by: string, actor: string): TableUpdate {
  const happened = [...by].map((seat, at): LogEntry => ({ version: since + at + 1, at: 0, what: 'chose', seat }))
  const steps = happened.map(({ version, seat }) => ({ version, events: [{ event: 'moved', seat }], view: version === since + by.length ? null : { after: version } }))
  const legal = actor === 'A' ? [{ verb: '', choices: ['x'] }] : []
  return { message: 'update', table: { game: 'marrakech', status: 'playing', seats }, version: since + by.length, since, happened, steps, view: { after: since + by.length }, actor, legal } as unknown as TableUpdate
}

/** A table at which it is A's turn, who sits here. */
function atTable(): { table: Table; hear: (message: Message) => void } {
  const table = new Table('key')
  const hear = (message: Message) => said.hear(message)
  hear(update(0, 'C', 'A'))
  return { table, hear }
}

const turns = () => vi.mocked(play).mock.calls.filter(([sound]) => sound === 'turn').length

test('a turn is heard again where bots have answered before the film of one’s own choice ends', () => {
  const { table, hear } = atTable()
  expect(turns()).toBe(1)
  hear(update(1, 'A', 'B'))
  vi.advanceTimersByTime(LONG / 2)
  hear(update(2, 'BC', 'A'))
  expect(table.settled).toBe(false)
  vi.runAllTimers()
  expect(table.settled).toBe(true)
  expect(turns()).toBe(2)
})

test('another choice in the same turn is not heard', () => {
  const { hear } = atTable()
  hear(update(1, 'A', 'A'))
  vi.runAllTimers()
  expect(turns()).toBe(1)
})

test('all that happened during a film is read out after it, and nothing twice', () => {
  const { table, hear } = atTable()
  expect(table.news).toEqual([])
  hear(update(1, 'A', 'B'))
  hear(update(2, 'BCBC', 'A'))
  vi.runAllTimers()
  const news = table.news
  expect(news.map((each) => each.version)).toEqual([2, 3, 4, 5, 6])
  hear(update(6, '', 'A')) // somebody connects
  expect(table.news).toBe(news)
})

test('each step shows the view that came with it, and the last one that of the moment', () => {
  const { table, hear } = atTable()
  hear(update(1, 'ABC', 'A'))
  const seen: unknown[] = []
  while (!table.settled) {
    seen.push([table.shown, table.shownEvent])
    vi.advanceTimersByTime(LONG)
  }
  expect(seen).toEqual([2, 3, 4].map((version, at) => [{ after: version }, { event: 'moved', seat: 'ABC'[at] }]))
  expect(table.shown).toEqual({ after: 4 })
})

test('steps that have been seen are not shown again', () => {
  const { table, hear } = atTable()
  hear(update(0, 'CA', 'B'))
  expect(table.shownEvent).toEqual({ event: 'moved', seat: 'A' })
  vi.advanceTimersByTime(LONG)
  expect(table.settled).toBe(true)
})

test('a phrase of each seat is there for eight seconds, and stays in the log', () => {
  const { table, hear } = atTable()
  hear({ message: 'phrase', seat: 'B', phrase: 'hello' })
  vi.advanceTimersByTime(3000)
  hear({ message: 'phrase', seat: 'C', phrase: 'thanks' })
  const phrases = () => table.spoken.map(({ phrase }) => phrase)
  expect(phrases()).toEqual(['hello', 'thanks'])
  vi.advanceTimersByTime(4990)
  expect(phrases()).toEqual(['hello', 'thanks'])
  vi.advanceTimersByTime(20)
  expect(phrases()).toEqual(['thanks'])
  vi.advanceTimersByTime(3000)
  expect(phrases()).toEqual([])
  expect(table.phrases.map(({ phrase }) => phrase.phrase)).toEqual(['hello', 'thanks'])
})
