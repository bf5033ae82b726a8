/** What happened in Morocco, as messages. */
import type { MessageRef, RefusedCells } from '../lib/game'
import { whole } from '../lib/numbers'
import { t } from '../lib/words.svelte'
import { lineSpan, stallSpan } from './geometry'
import { price } from './scene'
import { lineColour, swappedLines } from './swaps'
import type { MoroccoEvent, View } from './wire'

/** Colours in words. */
export function colours(names: readonly string[]): string {
  return names.map((name) => t(`mo-${name}`)).join(' + ')
}

export function eventMessages(event: MoroccoEvent, name: (seat: string) => string): MessageRef[] {
  switch (event.event) {
    case 'firstplayerknown':
      return [{ id: 'mo-first', args: { name: name(event.seat) } }]
    case 'roundbegan':
      return [{ id: 'mo-round', args: { name: name(event.first) } }]
    case 'dierolled':
      return [{ id: 'mo-rolled', args: { face: t(`mo-${event.face}`) } }]
    case 'cubesgained':
      return [{ id: 'mo-gained', args: { name: name(event.seat), colours: colours(event.colours) } }]
    case 'scouted':
      return [{ id: 'mo-scouted', args: { name: name(event.seat), space: whole(event.space) } }]
    case 'cubesreturned':
      return [event.kept ? { id: 'mo-kept', args: { name: name(event.seat), kept: colours([event.kept]) } } : { id: 'mo-kept-none', args: { name: name(event.seat) } }]
    case 'workerplaced':
      return [{ id: event.cousins ? 'mo-placed-cousins' : `mo-placed-${event.worker}`, args: { name: name(event.seat), space: event.space } }]
    case 'cubespaid':
      return [{ id: 'mo-paid', args: { name: name(event.seat), colours: colours(event.colours) } }]
    case 'cousinplaced':
      return [{ id: 'mo-placed-cousin', args: { name: name(event.seat), space: event.space } }]
    case 'cubesswapped':
      return [{ id: `mo-swapped-${event.place}`, args: { name: name(event.seat), ...lines(event.place, event.numbers) } }]
    case 'passed':
      return [{ id: 'mo-passed', args: { name: name(event.seat) } }]
    case 'stallfilled':
      return [{ id: 'mo-full', args: { stall: stallSpan(event.stall) } }]
    case 'stallscored':
      return event.results.map(([seat, , , points]) => ({ id: 'mo-scored', args: { name: name(seat), points } }))
    case 'rewardtaken':
      return [{ id: `mo-reward-${event.reward ?? 'none'}`, args: { name: name(event.seat) } }]
    case 'juicetaken':
      return [{ id: 'mo-juice', args: { name: name(event.seat), value: event.value } }]
    case 'stallclosed':
      return [{ id: event.tile === 'empty' ? 'mo-closed-empty' : 'mo-closed', args: { stall: stallSpan(event.stall), name: name(event.tile), open: event.left } }]
    case 'lastroundbegan':
      return [{ id: 'mo-last-round', args: {} }]
    case 'arrowpointed':
      return [{ id: 'mo-pointed', args: { name: name(event.seat), target: stallSpan(event.target) } }]
    case 'touristmoved':
      return [{ id: 'mo-moved', args: { name: name(event.seat), space: event.space } }]
    case 'touristsleft':
      return [{ id: 'mo-tourists-left', args: { name: name(event.seat), tourists: event.tourists } }]
    case 'gameended':
      return [{ id: 'log-ended', args: {} }]
    default:
      return []
  }
}

/** The cube of a line of stalls, such as `row 2`, in words. */
export function cubeWords(line: string, { board }: View): string {
  return t(`mo-cube-${line.split(' ')[0]}`, { line: lineSpan(line), colour: t(`mo-${lineColour(line, board)}`) })
}

/** Cells are picked one by one in a choice of several: that is a swap of cubes only. */
export function pickMore(cells: string[], view: View): MessageRef {
  return { id: 'mo-pick-cube', args: { cube: cells.map((line) => cubeWords(line, view)).join(', ') } }
}

function lines(place: string, [one, other]: number[]): { one: string; other: string } {
  const named = (number: number) => lineSpan(place === 'rows' ? `row ${number}` : `column ${'ABCDE'[number - 1]}`)
  return { one: named(one), other: named(other) }
}

export function choiceMessage(choice: string, view: View): MessageRef {
  const [verb, what = ''] = choice.split(' ')
  switch (verb) {
    case 'gain':
    case 'pay':
    case 'keep':
      return { id: `mo-do-${verb}`, args: { colours: colours([what]) } }
    case 'take':
      return { id: `mo-do-take-${what}`, args: {} }
    case 'arrow':
      return { id: `mo-do-arrow-${what}`, args: {} }
    case 'rows':
    case 'columns':
      return { id: `mo-do-${verb}`, args: { one: lineSpan(swappedLines(choice)[0]), other: lineSpan(swappedLines(choice)[1]) } }
    case 'scout': {
      const { scout, others } = view.board.roof[Number(what) - 1]
      return { id: 'mo-do-scout', args: { space: whole(Number(what)), mine: colours(scout), others: colours(others) } }
    }
    case 'assistant':
    case 'bodyguard':
    case 'tourist':
    case 'cousins':
      return { id: `mo-do-${verb}`, args: { space: what, colours: colours(price(view, what)) } }
    case 'pass':
      return { id: view.phase === 'keep' ? 'mo-do-keep-none' : 'mo-do-pass', args: {} }
    default:
      return { id: `mo-do-${verb}`, args: { space: what } }
  }
}

export function refusalMessage({ reason, details }: RefusedCells): MessageRef {
  return { id: `no-morocco-${reason}`, args: { ...details, colours: colours(details.colours?.split(' ') ?? []) } }
}
