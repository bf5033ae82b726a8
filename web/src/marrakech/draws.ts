/** What chance may give in Marrakech, as far as it follows from the draws before: what is drawn from, not what may be played. */
import { ofSeats, type Draws, type Outcome } from '../lib/draws'

/** The die's faces (MK-1.2). */
const DIE: Outcome[] = [1, 2, 2, 1].map((weight, at) => ({ text: `roll ${at + 1}`, weight }))
/** Rugs of each colour in a pile of two (MK-2.3). */
const RUGS = 12

export const draws: Draws = (game, before, die) => {
  if (die === 'roll') return DIE
  if (die === 'first') return before.length ? [] : ofSeats(game)
  const drawn = before.filter((entry) => entry.choice.startsWith('rug ')).map((entry) => entry.choice)
  const laid = before.findLast((entry) => entry.by !== 'chance')
  const pile = laid ? 'AB'.indexOf(laid.by) : drawn.length
  if (die !== 'rug' || game.seats.length !== 2 || game.options.two_player_rugs !== 'shuffled' || pile < 0 || pile > 1) return []
  const texts = [pile + 1, pile + 3].map((colour) => `rug ${colour}`)
  return texts.map((text) => ({ text, weight: RUGS - drawn.filter((each) => each === text).length }))
}
