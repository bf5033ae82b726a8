// Games told by Python (tests/proofs.py): the browser draws from the same outcomes, and finds what `jemaa verify` finds.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAWS } from '../src/lib/draws'
import { longestRun, rolled, runChance, usual } from '../src/lib/fairness'
import { check } from '../src/lib/proof'

const FOLDER = process.env.JEMAA_REPLAYS!
const read = (name: string) => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'))

test.each(read('draws') as any[])('$name: chance draws from what Python lists', ({ header, entries, possible }) => {
  const found = entries.flatMap(({ by, choice }: any, at: number) =>
    by === 'chance' ? [DRAWS[header.game](header, entries.slice(0, at), choice.split(' ')[0]).map(({ text, weight }) => [text, weight])] : [])
  expect(found).toEqual(possible)
})

test.each(read('proofs') as any[])('$name', async ({ text, right, code, where }) => {
  const found = await check(text)
  expect(found.fault?.code ?? null).toBe(code)
  expect(found.fault === null).toBe(right)
  if (where) expect(found.fault!.args.entry ?? found.fault!.args.line).toBe(where)
  if (right) expect(found.draws.length).toBeGreaterThan(0)
})

test.each(read('rolls') as any[])('the rolls of $name', async ({ text, dice }) => {
  const { header, draws } = await check(text)
  const found = rolled(header!.game, draws)
  expect(found.map(({ die, rolls }) => [die, rolls])).toEqual(dice.map(({ die, shown }: any) => [die, shown]))
  found.forEach(({ faces, runs }, at) => {
    expect(Object.fromEntries(faces.map(({ face, came }) => [face, came]))).toEqual(dice[at].counts)
    expect(runs.map((run) => run.came)).toEqual([2, 3, 4, 5, 6].map((length) => Number(dice[at].longest >= length)))
    runs.forEach((run, place) => expect(run.expected).toBeCloseTo(dice[at].chances[place], 9))
  })
})

test('runs, and what is usual', () => {
  expect(longestRun([])).toBe(0)
  expect(longestRun(['2', '3', '3', '2'])).toBe(2)
  expect(runChance([1, 1], 3, 3)).toBeCloseTo(0.25, 12)
  expect(runChance([1, 2, 2, 1], 48, 3)).toBeCloseTo(0.96, 2)
  expect(usual({ expected: 100, variance: 25 })).toEqual([90, 110])
  expect(usual({ expected: 1, variance: 1 })).toEqual([0, 3])
})
