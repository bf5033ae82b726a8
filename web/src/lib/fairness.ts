/** One game's dice beside what fair dice give: like the server's sums over many games (src/jemaa/table/fairness.py). */
import type { Draw } from './proof'
import type { DieCounts, Face, Run } from './wire_fairness'

/** The dice that were rolled again and again with the same faces; not what was dealt. */
export function rolled(game: string, draws: Draw[]): DieCounts[] {
  const names = [...new Set(draws.map(dieOf))]
  const dice = names.map((die) => [die, draws.filter((draw) => dieOf(draw) === die)] as const)
  const constant = dice.filter(([, all]) => all.length > 1 && all.every((draw) => JSON.stringify(draw.outcomes) === JSON.stringify(all[0].outcomes)))
  return constant.map(([die, all]) => counted(game, die, all))
}

const dieOf = (draw: Draw) => draw.choice.split(' ')[0]

function counted(game: string, die: string, all: Draw[]): DieCounts {
  const shown = all.map((draw) => draw.choice)
  const total = all[0].total
  const faces: Face[] = all[0].outcomes.map(({ text, weight }) => {
    const chance = weight / total
    return { face: text.slice(die.length + 1), came: shown.filter((each) => each === text).length, expected: shown.length * chance, variance: shown.length * chance * (1 - chance) }
  })
  const longest = longestRun(shown)
  const weights = all[0].outcomes.map(({ weight }) => weight)
  const runs: Run[] = [2, 3, 4, 5, 6].map((length) => {
    const chance = runChance(weights, shown.length, length)
    return { length, came: Number(longest >= length), expected: chance, variance: chance * (1 - chance) }
  })
  return { game, die, games: 1, rolls: shown.length, faces, runs }
}

/** How often at most the same came in a row. */
export function longestRun(shown: string[]): number {
  let longest = 0
  let now = 0
  shown.forEach((each, at) => {
    now = each === shown[at - 1] ? now + 1 : 1
    longest = Math.max(longest, now)
  })
  return longest
}

/** How likely it is that some face comes at least `length` times in a row in so many rolls. */
export function runChance(weights: number[], rolls: number, length: number): number {
  if (length <= 1) return rolls >= length ? 1 : 0
  const sum = (list: number[]) => list.reduce((total, each) => total + each, 0)
  const chances = weights.map((weight) => weight / sum(weights))
  // alive[face][n]: no such run so far, and the last n + 1 rolls were this face
  let alive = chances.map((chance) => [chance, ...Array<number>(length - 2).fill(0)])
  for (let roll = 1; roll < rolls; roll++) {
    const total = sum(alive.map(sum))
    alive = alive.map((row, face) => [chances[face] * (total - sum(row)), ...row.slice(0, -1).map((each) => each * chances[face])])
  }
  return 1 - sum(alive.map(sum))
}

/** Within these bounds fair dice stay in about 95 of 100 cases. */
export function usual({ expected, variance }: { expected: number; variance: number }): [number, number] {
  const wide = 2 * Math.sqrt(variance)
  return [Math.max(0, Math.ceil(expected - wide)), Math.floor(expected + wide)]
}
