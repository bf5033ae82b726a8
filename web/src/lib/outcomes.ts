/** What chance gave, in words. */
import { hasMessage, t } from './words.svelte'

/** A face of a die, or a card. */
export function faceWord(die: string, face: string): string {
  if (hasMessage(`mo-${face}`)) return t(`mo-${face}`)
  return die === 'roll' ? t('dice-slippers', { slippers: Number(face) }) : face
}

/** A whole outcome, such as `roll 3`. */
export function outcomeWords(choice: string): string {
  const [die, face] = choice.split(' ')
  return hasMessage(`outcome-${die}`) ? t(`outcome-${die}`, { face: faceWord(die, face) }) : choice
}
