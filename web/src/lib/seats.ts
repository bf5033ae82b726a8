/** Who sits where: names, bots, and taking a seat by a single request. */
import { command, commandId, hex, Refusal } from './api'
import { recall, remember } from './memory'
import { known, t } from './words.svelte'

/** The name that this person goes by. */
export function myName(): string {
  return recall<string>('name') || t('me')
}

export function callMe(name: string): void {
  remember('name', name)
}

/** The bot for a start at once: one that plays well and answers quickly. */
export function bestBot(kinds: string[]): string {
  return kinds.find((kind) => kind === 'level2') ?? kinds[kinds.length - 1]
}

/** A kind of bot in words. */
export function botKind(kind: string): string {
  const level = /^level(\d)$/.exec(kind)
  if (level) return t('bot-level', { level: Number(level[1]) })
  return known(`bot-${kind}`) ? t(`bot-${kind}`) : kind
}

/** Take a seat; raises `Refusal`. */
export async function sitDown(key: string, seat: string, name: string): Promise<void> {
  const answer = await command(key, { command: 'sit', id: commandId(), seat, name, entropy: hex(16) })
  if (answer.message === 'refused') throw new Refusal(answer)
}
