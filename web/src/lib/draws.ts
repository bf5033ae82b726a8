/** From what chance draws: the outcomes with their weights, in their order, for each game. */
import { draws as marrakech } from '../marrakech/draws'
import { draws as morocco } from '../morocco/draws'

export type Outcome = { text: string; weight: number }
export type Entry = { by: string; choice: string }
export type Seat = { letter: string; name: string; kind: string }
export type Header = { game: string; options: Record<string, unknown>; seats: Seat[] }

/** What a draw of this kind (the outcome's first word) may give after these entries; nothing where none is due. */
export type Draws = (game: Header, before: Entry[], die: string) => Outcome[]

export const DRAWS: Record<string, Draws> = { marrakech, morocco }

/** Who begins, where chance decides. */
export function ofSeats({ seats, options }: Header): Outcome[] {
  return options.first_player === 'random' ? seats.map(({ letter }) => ({ text: `first ${letter}`, weight: 1 })) : []
}
