/** The server's signatures in a game's file (src/jemaa/table/signatures.py), checked by the browser's own WebCrypto. */
import { sha256, unhexed } from './dice'
import { Fault } from './fault'
import type { Export, Signatures } from './wire'

const ED25519 = 'Ed25519'
/** A public key (RFC 8032, 7.1): a browser that doesn't take it knows no such keys. */
const SOME_KEY = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'
/** What the signed parts beside the record consist of, so that their message can be read in one way only. */
const PLAIN = /^[0-9A-Za-z]*$/
const encoder = new TextEncoder()

/** Whether this browser can check signatures: older ones can't. */
export async function signable(): Promise<boolean> {
  return imported(SOME_KEY).then(() => true, () => false)
}

/** Whether signatures have the form that they must have. */
export function wellFormed({ key, lines, end, ...more }: Signatures): boolean {
  const hex = (text: unknown, digits: number) => typeof text === 'string' && text.length === digits && /^[0-9a-f]*$/.test(text)
  return hex(key, 64) && Array.isArray(lines) && lines.every((line) => hex(line, 128)) && (end === null || hex(end, 128)) && !Object.keys(more).length
}

/** Every line and the end are signed with the key that the file names; a `Fault` if not. Whose key it is, this can't tell. */
export async function checkSignatures(file: Export): Promise<void> {
  const { key, lines, end } = file.signatures!
  const messages = await lineMessages(file)
  const signed = [[await endMessage(file), end], ...messages.map((message, at) => [message, lines[at]])]
  const verifier = await imported(key).catch(unsigned)
  if (!end || messages.length !== lines.length) unsigned()
  for (const [message, signature] of signed) {
    if (!(await crypto.subtle.verify(ED25519, verifier, unhexed(signature!), encoder.encode(message!)))) unsigned()
  }
}

const imported = (key: string) => crypto.subtle.importKey('raw', unhexed(key), ED25519, false, ['verify'])

/** The message for each line of the record: the table, the line's place, and the chain of the lines up to it. */
async function lineMessages({ table, record }: Export): Promise<string[]> {
  return (await chains(record)).map((chain, place) => message('line', table, String(place), chain))
}

/** The message for the end of the game: all that the file holds beside the record, and the chain of its lines. */
async function endMessage({ table, commitment, seed, entropies, resigned = [], record }: Export): Promise<string> {
  const letters = Object.keys(entropies).sort()
  const lines = await chains(record)
  return message('end', table, commitment, seed!, letters.join(''), ...letters.map((letter) => entropies[letter]), String(resigned.length), ...resigned, String(lines.length), lines.at(-1) ?? '')
}

function message(...parts: string[]): string {
  return parts.every((part) => PLAIN.test(part)) ? ['jemaa', ...parts].join('\n') : unsigned()
}

/** After each line of the record: SHA-256 of what it was before, and the line. */
async function chains(record: string): Promise<string[]> {
  const known: string[] = []
  for (const line of record.match(/[^\n]*\n|[^\n]+/g) ?? []) known.push(await sha256((known.at(-1) ?? '') + line))
  return known
}

function unsigned(): never {
  throw new Fault('signed')
}
