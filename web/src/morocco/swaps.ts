/** Swaps of two cubes at the market's edge: which cubes a choice names, and why others do not go together. */
import type { Board, View } from './wire'

/** The cubes that a swap names: `rows 1-3` is that of row 1 and row 3; none for other choices. */
export function swappedLines(choice: string): string[] {
  const [verb, names] = choice.split(' ')
  return verb === 'rows' || verb === 'columns' ? names.split('-').map((name) => `${verb.slice(0, -1)} ${name}`) : []
}

/** The colour of a line's cube; null if it is not dealt yet. */
export function lineColour(line: string, { rows, columns }: Board): string | null {
  const [kind, name] = line.split(' ')
  return kind === 'row' ? rows[Number(name) - 1] : columns['ABCDE'.indexOf(name)]
}

/** Why a cube can't be swapped, beside the one that is picked already or with any; null if it can. */
export function swapRefusal({ board }: View, picked: string[], line: string): string | null {
  const lines = picked.length === 1 && picked[0] !== line ? [picked[0], line] : [line]
  return board.swap_refusals.find(({ cubes }) => matches(cubes, lines) || matches(cubes, lines.toReversed()))?.reason ?? null
}

function matches(cubes: string[], lines: string[]): boolean {
  return cubes.length <= lines.length && cubes.every((cube, at) => lines[at] === cube || lines[at].startsWith(`${cube} `))
}
