/** What an engine of the page makes of plans, one after the other, in Node: a line for each. `workers` share the tasks; all of them are here. */
import { readFileSync } from 'node:fs'
import { engine } from '../../web/src/engine/engine.ts'
import type { Game } from '../../web/src/engine/functions.ts'
import { shared } from '../../web/src/engine/sharing.ts'
import { type Grown, Thinker } from '../../web/src/engine/thinker.ts'
import type { EngineWeights, SearchPlan } from '../../web/src/lib/wire_analysis.ts'

type Asked = { plans: SearchPlan[]; weights: EngineWeights; workers: number }

const [module] = process.argv.slice(2)
const { plans, weights, workers } = JSON.parse(readFileSync(0, 'utf-8')) as Asked
const thinkers = await Promise.all(Array.from({ length: workers }, async () => new Thinker(await engine(plans[0].game as Game, readFileSync(module)), weights)))

for (const { searches } of plans) {
  const grown: Grown[] = shared(searches, workers).flatMap((tasks, place) => {
    thinkers[place].take(tasks)
    while (thinkers[place].step());
    return thinkers[place].grown
  })
  const trees = Object.fromEntries(searches.map(({ name }) => [name, grown.filter((each) => each.name === name).map(({ tree }) => tree)]))
  process.stdout.write(`${JSON.stringify(trees)}\n`)
}
