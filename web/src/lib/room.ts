/** How much room the window leaves for a table. */
import { MediaQuery } from 'svelte/reactivity'

/** On such a window a table fills the whole of it: the board, who plays, the question, and one of several panels. */
export const COMPACT = '(max-width: 900px), (max-height: 500px), (max-aspect-ratio: 1/1)'

export function compactness(): MediaQuery {
  return new MediaQuery(COMPACT)
}
