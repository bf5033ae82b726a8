/** The worker in which Python runs: the tables of this browser, with the rules of both games and the bots. */
import { journals, type Journals } from './journals'
import { fetched } from './files'
import type { FromWorker, ToWorker } from './messages'

/** What of Pyodide is used here. */
type Pyodide = {
  unpackArchive(buffer: ArrayBuffer, format: 'zip', options: { extractDir: string }): void
  runPython(code: string): unknown
  pyimport(name: string): { InBrowser(store: Journals, post: (line: number, text: string) => void): Python }
}
type Python = {
  ask(method: string, path: string, query: string, body: string): Promise<string>
  join(line: number, key: string, version: number): Promise<boolean>
  carry_out(line: number, text: string): Promise<void>
  leave(line: number): void
}

const PACKAGES = '/lib/jemaa'
const post = (message: FromWorker) => self.postMessage(message)

async function start(): Promise<Python> {
  const [store, { folder, packages }] = await Promise.all([journals(), fetched((done, of) => post({ kind: 'progress', done, of }))])
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide(options: { indexURL: string }): Promise<Pyodide> }
  const pyodide = await loadPyodide({ indexURL: folder })
  for (const name of packages) pyodide.unpackArchive(await (await fetch(folder + name)).arrayBuffer(), 'zip', { extractDir: PACKAGES })
  pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PACKAGES)})`)
  return pyodide.pyimport('jemaa.service.in_browser').InBrowser(store, (line, text) => post({ kind: 'message', line, text }))
}

const python = start()
python.then(() => post({ kind: 'ready' }), (error: unknown) => post({ kind: 'failed', reason: String(error) }))

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void python.then((ready) => take(ready, data), () => undefined)

async function take(python: Python, message: ToWorker): Promise<void> {
  if (message.kind === 'ask') post({ kind: 'answer', id: message.id, text: await python.ask(message.method, message.path, message.query, message.body) })
  else if (message.kind === 'join') post({ kind: 'joined', line: message.line, there: await python.join(message.line, message.key, message.version) })
  else if (message.kind === 'command') await python.carry_out(message.line, message.text)
  else python.leave(message.line)
}
