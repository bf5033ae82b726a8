/** Who sits where: names, bots, and taking a seat by a single request. */
import { command, commandId, hex, open, Refusal } from './api'
import { t } from './words.svelte'
import type { Replay } from './wire'

/** The bot for a start at once: one that plays well and answers quickly. */
export function bestBot(kinds: string[]): string {
  return kinds.find((kind) => kind === 'level2') ?? kinds[kinds.length - 1]
}

/** The strengths of the bots that are no level, by the level that they come nearest to. */
const STRENGTHS: Record<string, number> = { random: 1, expectimax: 3, flat: 4, heuristic: 4, greedy: 4 }

/** How strong a kind of bot is, in words. */
export function botKind(kind: string): string {
  const level = STRENGTHS[kind] ?? Number(kind.replace('level', ''))
  return level ? t('bot-level', { level }) : t('bot-max')
}

/** The kinds of bots that people choose from, the weakest first. */
export function strengths(kinds: string[]): string[] {
  return kinds.filter((kind) => !(kind in STRENGTHS))
}

/** Take a seat; raises `Refusal`. */
export async function sitDown(key: string, seat: string, name: string): Promise<void> {
  const answer = await command(key, { command: 'sit', id: commandId(), seat, name, entropy: hex(16) })
  if (answer.message === 'refused') throw new Refusal(answer)
}

/** Open a table against these bots and sit down first; the table's key. Raises `Refusal`. */
export async function playBots(game: string, bots: string[], name: string): Promise<string> {
  const { invite } = await open({ game, seats: [null, ...bots] })
  await sitDown(invite, 'A', name)
  return invite
}

/** A seat's name: a person's own, or the one that we give to bots, by its letter; a file names a bot by its kind. */
export function named({ letter, kind, name }: { letter: string; kind: string; name: string }): string {
  return kind === 'human' || kind === 'open' ? name || letter : t('bot-name', { letter: name.length === 1 ? name : letter })
}

/** The seats' names in a game to look through. */
export function namesIn({ names, kinds }: Replay): string[] {
  return names.map((name, seat) => named({ letter: 'ABCDE'[seat], kind: kinds[seat], name }))
}
