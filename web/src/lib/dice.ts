/** The dice as the server has to throw them (docs/guide/server.md), calculated anew by the browser's own WebCrypto. */
const NUMBERS = 2 ** 48
const encoder = new TextEncoder()

/** One draw and how it came about. */
export type Thrown = { message: string; digest: string; number: number; total: number; rest: number; index: number }

/** Whether this browser calculates such things here: it does over https, and on its own machine. */
export const able = () => globalThis.crypto?.subtle !== undefined

export function hexed(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function unhexed(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return hexed(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? encoder.encode(data) : data))
}

/** The dice of one game: its seed, its table's number, and what people added. */
export async function dice(seed: string, table: string, entropies: Record<string, string>) {
  const key = await crypto.subtle.importKey('raw', unhexed(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const added = Object.keys(entropies).sort().map((letter) => `${letter}=${entropies[letter]}`).join(',')

  /** Draw `number` of the game, from outcomes with these weights. Too high a number would favour the first outcomes: it is drawn again. */
  return async (number: number, weights: number[]): Promise<Thrown> => {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    for (let attempt = 0; ; attempt++) {
      const message = `${table}|${added}|${number}|${attempt}`
      const digest = hexed(await crypto.subtle.sign('HMAC', key, encoder.encode(message)))
      const drawn = parseInt(digest.slice(0, 12), 16)
      if (drawn < NUMBERS - (NUMBERS % total)) return { message, digest, number: drawn, total, rest: drawn % total, index: picked(drawn % total, weights) }
    }
  }
}

/** The outcome that a rest picks: the first as often as its weight, then the second, ... */
export function picked(rest: number, weights: number[]): number {
  let left = rest
  return weights.findIndex((weight) => (left -= weight) < 0)
}
