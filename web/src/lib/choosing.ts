/** Choose, look, confirm: which of the legal choices is meant, from the squares that were picked. Knows no rule. */

import type { RefusedCells } from './game'

/** What a choice says: its verb, and the squares or spaces that it names. */
export type Meaning = { choice: string; verb: string; cells: string[] }

export type Picked = { verb: string; cells: string[] }

/** The tools with which at least one legal choice is made, in their order. */
export function legalTools(tools: string[], meanings: Meaning[]): string[] {
  return tools.filter((tool) => meanings.some((each) => each.verb === tool))
}

/** The choices that a verb and the picked cells leave. */
export function left(meanings: Meaning[], picked: Picked): Meaning[] {
  return meanings.filter((each) => each.verb === picked.verb && picked.cells.every((cell) => each.cells.includes(cell)))
}

/** The cells that may be picked next: those of the choices left. */
export function open(meanings: Meaning[], picked: Picked): Set<string> {
  return new Set(left(meanings, picked).flatMap((each) => each.cells))
}

/** The other cells of a verb, and those of verbs that share none with it: who picks one of them begins anew. */
export function others(meanings: Meaning[], picked: Picked): Set<string> {
  const next = open(meanings, picked)
  const mine = meanings.filter((each) => each.verb === picked.verb)
  return new Set([...mine, ...apart(meanings, picked.verb)].flatMap((each) => each.cells).filter((cell) => !next.has(cell)))
}

/**
 * A cell is picked. One of a choice that needs more is added to those picked before, if they go together; else it begins
 * anew. A cell picked twice is put back, so that another way may be gone.
 */
export function pick(meanings: Meaning[], picked: Picked, cell: string): Picked {
  if (picked.cells.includes(cell)) return { ...picked, cells: picked.cells.filter((each) => each !== cell) }
  const both = { ...picked, cells: [...picked.cells, cell] }
  if (left(meanings, both).length) return both
  const anew = { ...picked, cells: [cell] }
  return left(meanings, anew).length ? anew : picked
}

/** What a stroke over cells picks: as many as go together, from the first one on. */
export function stroke(meanings: Meaning[], verb: string, cells: string[]): Picked {
  const [first] = cells.filter((cell) => left(meanings, { verb, cells: [cell] }).length)
  const other = cells.findLast((cell) => cell !== first && left(meanings, { verb, cells: [first, cell] }).length)
  return { verb, cells: [first, other].filter((cell) => cell !== undefined) }
}

/** Why a cell can't be picked, beside those that are picked or at all; undefined if the view gives no reason. */
export function reasonAgainst(refused: RefusedCells[], picked: Picked, cell: string): RefusedCells | undefined {
  const together = picked.cells.flatMap((each) => [`${each}-${cell}`, `${cell}-${each}`])
  const mine = refused.filter(({ verbs }) => verbs.includes(picked.verb) || verbs.includes(''))
  return mine.find(({ cells }) => cells.some((each) => together.includes(each))) ?? mine.find(({ cells }) => cells.includes(cell)) ?? mine.find(({ cells }) => !cells.length)
}

/**
 * What is picked before a cell is: nothing yet, of another verb, where the cell belongs to one that shares no cell with the
 * verb in use, such as the swap of two cubes at the market's edge while spaces are picked.
 */
export function turnTo(meanings: Meaning[], picked: Picked, cell: string): Picked {
  const other = apart(meanings, picked.verb).find((each) => each.cells.includes(cell))
  return other ? { verb: other.verb, cells: [] } : picked
}

/** The choices of verbs that share no cell with this one. */
function apart(meanings: Meaning[], verb: string): Meaning[] {
  const mine = new Set(meanings.filter((each) => each.verb === verb).flatMap((each) => each.cells))
  const sharing = new Set(meanings.filter((each) => each.cells.some((cell) => mine.has(cell))).map((each) => each.verb))
  return meanings.filter((each) => !sharing.has(each.verb))
}

/** The one choice that is meant; null while there are several. */
export function singleChoice(meanings: Meaning[], picked: Picked): string | null {
  const matches = picked.cells.length ? left(meanings, picked) : []
  return matches.length === 1 ? matches[0].choice : null
}
