/** A worker of the analysis board's engine: grows trees of the positions that the page looks at. */
import { engine } from './engine.ts'
import type { FromEngine, Prepare, ToEngine, Think } from './messages.ts'
import { Thinker } from './thinker.ts'

/** Milliseconds between two looks at what the page has said meanwhile. */
const LOOKS = 20
const post = (message: FromEngine) => self.postMessage(message)

let ready: Promise<Thinker> = Promise.reject(new Error('nothing is prepared'))
ready.catch(() => undefined)
/** All that was asked up to this number shall end. */
let stopped = 0

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === 'prepare') ready = prepared(data)
  else if (data.kind === 'stop') stopped = data.id
  else think(data).catch((error: unknown) => post({ kind: 'failed', id: data.id, reason: String(error) }))
}

async function prepared({ game, module, weights }: Prepare): Promise<Thinker> {
  const answer = await fetch(module)
  if (!answer.ok) throw new Error(`${module}: ${answer.status}`)
  return new Thinker(await engine(game, await answer.arrayBuffer()), weights)
}

async function think({ id, tasks }: Think): Promise<void> {
  const thinker = await ready
  thinker.take(tasks)
  let more = true
  do {
    const until = performance.now() + LOOKS
    do more = thinker.step()
    while (more && performance.now() < until)
    if (more) await messages()
  } while (more && id > stopped)
  post({ kind: 'grown', id, whole: !more, grown: thinker.grown })
}

const { port1, port2 } = new MessageChannel()
/** Let the messages that have come be heard: a timer would wait for milliseconds. */
function messages(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}
