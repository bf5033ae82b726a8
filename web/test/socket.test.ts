// The line to a table: what is repeated after a cut, and what isn't.
import { beforeEach, expect, test, vi } from 'vitest'
import { connect, type Line } from '../src/lib/socket'
import type { Command, Message } from '../src/lib/wire'

const server = vi.hoisted(() => ({ got: [] as string[], socket: null as unknown as EventTarget }))

vi.mock('partysocket/ws', () => ({
  default: class extends EventTarget {
    readyState = WebSocket.OPEN
    constructor() {
      super()
      server.socket = this
    }
    send(text: string): void {
      server.got.push(JSON.parse(text).id)
    }
  },
}))

const resign = (id: string): Command => ({ command: 'resign', id, seat: 'A' })
const answer = (message: Partial<Message>) => server.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
const reconnected = () => {
  server.got = []
  server.socket.dispatchEvent(new Event('open'))
  return server.got
}
let line: Line
let heard: Message[]

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  heard = []
  line = connect('key', () => 0, (message) => heard.push(message), () => {})
})

test('what was not answered is said again under the same id', () => {
  line.send(resign('one'))
  line.send(resign('two'))
  answer({ message: 'done', id: 'one', version: 1 })
  expect(reconnected()).toEqual(['two'])
})

test('what was refused is not said again, with the command’s id or without', () => {
  line.send(resign('one'))
  answer({ message: 'refused', id: 'one', code: 'over' })
  line.send(resign('two'))
  answer({ message: 'refused', id: null, code: 'too-many-requests' })
  expect(reconnected()).toEqual([])
  expect(heard.map((each) => each.message)).toEqual(['refused', 'refused'])
})
