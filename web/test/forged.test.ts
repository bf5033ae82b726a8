// Games told by Python (tests/forged.py): what the server signed passes, and every single edit of it is refused here too.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { holds } from '../src/lib/memory'
import { check } from '../src/lib/proof'

const { key, right, forged } = JSON.parse(readFileSync(`${process.env.JEMAA_REPLAYS}/forged.json`, 'utf8'))
const steps = ['file', 'secret', 'record', 'people', 'draws', 'signed']

test('what the server signed is right', async () => {
  for (const text of right) {
    const found = await check(text)
    expect(found).toMatchObject({ passed: steps, fault: null })
    expect(found.file!.signatures!.key).toBe(key)
  }
})

test('every single edit is refused', { timeout: 600_000 }, async () => {
  const accepted = []
  for (const { name, text } of forged) if ((await check(text)).fault === null) accepted.push(name)
  expect(forged.length).toBeGreaterThan(100)
  expect(accepted).toEqual([])
})

test('a file without signatures is checked as far as it can be, unless this browser knows the key', async () => {
  const unsigned = { ...JSON.parse(right[0]), format: 1, signatures: null }
  const bond = { table: unsigned.table, commitment: unsigned.commitment, signer: null }
  for (const kept of [null, bond]) {
    expect(await check(JSON.stringify(unsigned), () => kept)).toMatchObject({ passed: steps.slice(0, -1), fault: null })
  }
  expect((await check(JSON.stringify(unsigned), () => ({ ...bond, signer: key }))).fault?.code).toBe('opening')
})

test('another key or another fingerprint than at the opening is told', async () => {
  const { table, commitment } = JSON.parse(right[0])
  const checked = async (changed: object) => (await check(right[0], () => ({ table, commitment, signer: key, ...changed }))).fault?.code
  expect(await checked({})).toBeUndefined()
  expect(await checked({ signer: '0'.repeat(64) })).toBe('opening')
  expect(await checked({ signer: null })).toBe('opening')
  expect(await checked({ commitment: '0'.repeat(64) })).toBe('opening')
})

test('a browser that knows no such keys checks all else', async () => {
  const { importKey } = crypto.subtle
  crypto.subtle.importKey = async function (this: SubtleCrypto, ...given: any[]) {
    if (given[2] === 'Ed25519') throw new DOMException('unknown', 'NotSupportedError')
    return (importKey as any).apply(this, given)
  } as typeof importKey
  try {
    expect(await check(right[0])).toMatchObject({ passed: steps.slice(0, -1), fault: null })
  } finally {
    crypto.subtle.importKey = importKey
  }
})

test('what was shown first is kept', () => {
  const stored = new Map<string, string>()
  Object.assign(globalThis, { localStorage: { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, value: string) => stored.set(name, value) } })
  const bond = { table: 'a1', commitment: 'c1', signer: 's1' }
  expect([holds(bond), holds(bond), holds({ ...bond, signer: 's2' }), holds({ ...bond, commitment: 'c2' }), holds(bond)]).toEqual([true, true, false, false, true])
})
