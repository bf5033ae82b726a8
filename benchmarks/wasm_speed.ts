/** Times a game's module in Node: the questions come on the standard input, a line of seconds for each repeat goes out. */
import { createInterface } from 'node:readline'
import { readFileSync } from 'node:fs'
import { engine } from '../web/src/engine/engine.ts'
import { bytes } from '../web/src/engine/base64.ts'
import { Search } from '../web/src/engine/search.ts'
import { evaluationParams } from '../web/src/engine/weights.ts'
import type { Cases } from '../tests/wasm/module.ts'

const [file] = process.argv.slice(2)
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const asked = JSON.parse((await lines.next()).value as string) as Cases
const ready = await engine(asked.game, readFileSync(file))
const { room, sizes, call } = ready
const rows = room.rows(sizes.row, 1)
const start = bytes(asked.starts[0])

function playouts(): number {
  let decisions = 0
  for (let word = 0; word < asked.games; word++) {
    rows.row(0).set(start)
    decisions += call.playOut(rows, 0, word)
  }
  return decisions
}

function searches(): number {
  let seconds = 0
  for (const each of asked.searches) {
    const mark = room.mark
    const search = new Search(ready, bytes(each.position), evaluationParams(ready, each.weights), each.settings, each.nodes, each.word)
    const begun = performance.now()
    search.run(each.simulations)
    seconds += (performance.now() - begun) / 1000
    room.release(mark)
  }
  return seconds
}

// Each line asks for one repeat, so that other programs are timed between them.
for await (const _ of { [Symbol.asyncIterator]: () => lines }) {
  const begun = performance.now()
  const decisions = playouts()
  const seconds = (performance.now() - begun) / 1000
  process.stdout.write(`${JSON.stringify([decisions / seconds, searches()])}\n`)
}
