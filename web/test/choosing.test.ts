import { expect, test } from 'vitest'
import { left, open, others, pick, reasonAgainst, singleChoice, stroke, turnTo } from '../src/lib/choosing'

const rug = (choice: string) => ({ choice, verb: '', cells: choice.split('-') })
const RUGS = ['d3-e3', 'd2-d3', 'c3-d3', 'e4-f4'].map(rug)
const none = { verb: '', cells: [] }

test('all squares of legal rugs may be picked first', () => {
  expect([...open(RUGS, none)].sort()).toEqual(['c3', 'd2', 'd3', 'e3', 'e4', 'f4'])
})

test('after a square only those that complete a rug with it', () => {
  const picked = pick(RUGS, none, 'd3')
  expect([...open(RUGS, picked)].sort()).toEqual(['c3', 'd2', 'd3', 'e3'])
  expect(singleChoice(RUGS, picked)).toBeNull()
  expect(singleChoice(RUGS, pick(RUGS, picked, 'd2'))).toBe('d2-d3')
})

test('all other squares may still be picked, to begin anew', () => {
  const picked = pick(RUGS, none, 'd3')
  expect([...others(RUGS, none)]).toEqual([])
  expect([...others(RUGS, picked)].sort()).toEqual(['e4', 'f4'])
  expect([...others(RUGS, pick(RUGS, picked, 'd2'))].sort()).toEqual(['c3', 'e3', 'e4', 'f4'])
})

test('a square with one rug alone means that rug', () => {
  expect(singleChoice(RUGS, pick(RUGS, none, 'f4'))).toBe('e4-f4')
})

test('a square that does not go with the first begins anew; one picked twice is put back', () => {
  const picked = pick(RUGS, none, 'd3')
  expect(pick(RUGS, picked, 'e4').cells).toEqual(['e4'])
  expect(pick(RUGS, picked, 'd3').cells).toEqual([])
  expect(pick(RUGS, picked, 'a1')).toBe(picked)
})

test('a verb chooses among the choices of a space', () => {
  const workers = ['assistant a1', 'tourist a1'].map((choice) => ({ choice, verb: choice.split(' ')[0], cells: ['a1'] }))
  expect(left(workers, { verb: 'tourist', cells: ['a1'] }).map((each) => each.choice)).toEqual(['tourist a1'])
})

test('a stroke over two squares picks the rug on them; the last square counts', () => {
  expect(stroke(RUGS, '', ['d3', 'd2']).cells).toEqual(['d3', 'd2'])
  expect(stroke(RUGS, '', ['d2', 'd3', 'e3']).cells).toEqual(['d2', 'd3'])
  expect(stroke(RUGS, '', ['d3', 'd2', 'e3']).cells).toEqual(['d3', 'e3'])
  expect(stroke(RUGS, '', ['a1', 'a2']).cells).toEqual([])
  expect(stroke(RUGS, '', ['e4', 'd3']).cells).toEqual(['e4'])
})

test('the reason against a square is the one for both together, for itself, or for all others', () => {
  const reason = (name: string, cells: string[], verbs = ['']) => ({ reason: name, clause: 'MK-5.1', details: {}, verbs, cells })
  const [far, both, rest, tourists] = [reason('far', ['a1']), reason('both', ['d3-e3']), reason('rest', []), reason('tourists', ['b2'], ['tourist'])]
  const first = { verb: '', cells: ['e3'] }
  expect(reasonAgainst([rest, far, both], first, 'd3')).toBe(both)
  expect(reasonAgainst([rest, far, both], none, 'a1')).toBe(far)
  expect(reasonAgainst([far, both], none, 'd3')).toBeUndefined()
  expect(reasonAgainst([rest, far, both], none, 'd3')).toBe(rest)
  expect(reasonAgainst([tourists], { verb: 'tourist', cells: [] }, 'b2')).toBe(tourists)
  expect(reasonAgainst([tourists], { verb: 'assistant', cells: [] }, 'b2')).toBeUndefined()
})

test('a cell of a verb that shares none with the verb in use is picked of that verb', () => {
  const choices = [...['assistant a1', 'assistant a2', 'tourist a1'].map((choice) => ({ choice, verb: choice.split(' ')[0], cells: [choice.split(' ')[1]] })),
    { choice: 'rows 1-2', verb: 'swap', cells: ['row 1', 'row 2'] }]
  const placing = { verb: 'tourist', cells: ['a1'] }
  expect(turnTo(choices, placing, 'row 1')).toEqual({ verb: 'swap', cells: [] })
  expect(turnTo(choices, placing, 'a1')).toBe(placing)
  expect(turnTo(choices, placing, 'a2')).toBe(placing)
  expect([...others(choices, { verb: 'swap', cells: ['row 1'] })]).toEqual(['a1', 'a2'])
  expect(turnTo(choices, { verb: 'swap', cells: ['row 1'] }, 'a2')).toEqual({ verb: 'assistant', cells: [] })
})
