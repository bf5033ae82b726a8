/** The names of the people at this device: kept in this browser, and asked for where one is missing. */
import { recall, remember } from './memory'

/** Characters of a name, as people count them. */
const LONGEST = 24

type Question = { name: string; answer: (name: string | null) => void }
const kept = $state({ own: recall<string>('name') ?? '', question: null as Question | null })

/** The name that this person goes by; '' if this browser knows none. */
export const myName = () => kept.own

/** What is being asked; null if nothing is. */
export const question = () => kept.question

export function callMe(name: string): void {
  kept.own = tidy(name)
  remember('name', kept.own)
}

/** The names of others who have played on this device, the last ones first. */
export function companions(): string[] {
  return recall<string[]>('companions') ?? []
}

/** Note who else plays on this device. */
export function accompany(names: string[]): void {
  remember('companions', [...new Set([...names.map(tidy), ...companions()])].slice(0, 8))
}

/** A name as the server takes it: at most so many characters, and none that only leave room. */
export function tidy(name: string): string {
  return cut(name.trim().replace(/\s+/g, ' '))
}

/** The beginning of a name that is too long; a joined emoji is one character. */
export function cut(name: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
  return characters.length > LONGEST ? characters.slice(0, LONGEST).map(({ segment }) => segment).join('') : name
}

/** The person's name: the one that is kept, or what they answer; null if they don't. */
export async function wantedName(): Promise<string | null> {
  if (!kept.own) await changeName()
  return kept.own || null
}

/** Ask the person for another name, and keep it. */
export async function changeName(): Promise<void> {
  const name = await askName(kept.own)
  if (name) callMe(name)
}

/** Ask somebody for a name, with a suggestion; null if they give none. */
export function askName(suggested: string): Promise<string | null> {
  kept.question?.answer(null)
  return new Promise((resolve) => {
    const answer = (name: string | null) => ((kept.question = null), resolve(name))
    kept.question = { name: suggested, answer }
  })
}
