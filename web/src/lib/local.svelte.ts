/** Tables of this browser, which are played in it: Python runs in a worker, and answers as a server does. */
import type { FromWorker, ToWorker } from '../offline/messages'
import { keepPage } from './keep'
import { scriptAddress } from './scripts'
import type { Line } from './socket'
import type { Command, Message } from './wire'
import { language } from './words.svelte'

/** How far what is needed has come. `kept`: the page opens without a connection, too, or this browser can't keep it. */
const coming = $state({ asked: false, share: 0, ready: false, kept: false, failed: '' })
export const progress = () => coming

const answers = new Map<number, { take: (text: string) => void; fail: (reason: Error) => void }>()
const lines = new Map<number, { hear: (message: Message) => void; stands: (up: boolean) => void }>()
let worker: Worker | null = null
let number = 0

/** Load what is needed, where it is not there yet; also again after it has failed. */
export function prepare(): void {
  if (worker) return
  coming.asked = true
  coming.failed = ''
  worker = new Worker(scriptAddress('offline.js'), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => take(data)
  worker.onerror = ({ message }) => fail(message)
}

/** A question that has one answer, as `/api/` answers it. */
export function asked(method: 'GET' | 'POST', path: string, body = ''): Promise<unknown> {
  const [place, query = ''] = path.split('?')
  return new Promise((resolve, reject) => {
    answers.set(++number, { take: (text) => resolve(JSON.parse(text)), fail: reject })
    post({ kind: 'ask', id: number, method, path: place, query, body })
  })
}

/** The line to a table, as `socket.ts` has it for those of a server. */
export function connect(key: string, version: () => number, hear: (message: Message) => void, stands: (up: boolean) => void): Line {
  const line = ++number
  lines.set(line, { hear, stands })
  post({ kind: 'join', line, key, version: version() })
  return {
    send: (command: Command) => post({ kind: 'command', line, text: JSON.stringify(command) }),
    close() {
      lines.delete(line)
      post({ kind: 'leave', line })
    },
  }
}

function post(message: ToWorker): void {
  prepare()
  worker!.postMessage(message)
}

function take(message: FromWorker): void {
  if (message.kind === 'progress') arrived(message)
  else if (message.kind === 'ready') begin()
  else if (message.kind === 'failed') fail(message.reason)
  else if (message.kind === 'answer') settle(message.id)?.take(message.text)
  else if (message.kind === 'joined') lines.get(message.line)?.stands(message.there)
  else lines.get(message.line)?.hear(JSON.parse(message.text) as Message)
}

function arrived({ done, of }: { done: number; of: number }): void {
  coming.share = done / of
}

/** Everything can be played from now on. The page is kept only now: while the rest is loaded, it has to answer presses. */
function begin(): void {
  coming.ready = true
  const done = () => (coming.kept = true)
  keepPage(language()).then(done, done) // a browser that keeps nothing still plays
}

function settle(id: number) {
  const waiting = answers.get(id)
  answers.delete(id)
  return waiting
}

function fail(reason: string): void {
  worker?.terminate()
  worker = null
  coming.failed = reason
  coming.ready = false
  for (const id of answers.keys()) settle(id)?.fail(new Error(reason))
  for (const { stands } of lines.values()) stands(false)
}
