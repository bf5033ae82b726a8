/** What chance may give in Morocco, as far as it follows from the draws before: what is drawn from, not what may be played. */
import { ofSeats, type Draws } from '../lib/draws'

const COLOURS = ['black', 'green', 'purple', 'brown', 'orange']
/** Cubes that are drawn for the rows, then the columns, then the roof; the last of each five follows (MO-2.1). */
const DRAWN = COLOURS.length - 1

export const draws: Draws = (game, before, die) => {
  if (die === 'die') return [...COLOURS, 'wild'].map((face) => ({ text: `die ${face}`, weight: 1 }))
  if (die === 'first') return ofSeats(game)
  const dealt = before.filter((entry) => entry.choice.startsWith(`${die} `)).map((entry) => entry.choice)
  if (die === 'juice') return juice((game.options.juice_values as number[] | undefined) ?? [], dealt)
  if (die !== 'cube' || dealt.length >= 3 * DRAWN) return []
  const line = dealt.slice(dealt.length - (dealt.length % DRAWN))
  return COLOURS.map((colour) => `cube ${colour}`).filter((text) => !line.includes(text)).map((text) => ({ text, weight: 1 }))
}

/** The tokens that are left, by their values. */
function juice(values: number[], dealt: string[]) {
  const left = values.map((count, at) => {
    const text = `juice ${at + 2}`
    return { text, weight: count - dealt.filter((each) => each === text).length }
  })
  return left.filter((each) => each.weight > 0)
}
