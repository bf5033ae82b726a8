/** The line to a table: it comes back by itself, says what it has seen, and repeats what was not answered. */
import ReconnectingWebSocket from 'partysocket/ws'
import type { Command, Message } from './wire'

/** The server's close code where there is no such table: not worth another try. */
const NO_TABLE = 4404

export type Line = {
  /** Send a command; after a cut it is sent again, under the same id, so that it is done once. */
  send(command: Command): void
  close(): void
}

/** `version`: what the page has seen. `hear` gets each message, `state` whether the line stands. */
export function connect(key: string, version: () => number, hear: (message: Message) => void, state: (up: boolean) => void): Line {
  const waiting = new Map<string, Command>()
  const address = () => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    return `${scheme}//${location.host}/api/tables/${key}/socket?version=${version()}`
  }
  const socket = new ReconnectingWebSocket(address, [], { minReconnectionDelay: 200, maxReconnectionDelay: 8000, connectionTimeout: 6000, maxEnqueuedMessages: 0 })
  socket.addEventListener('open', () => {
    state(true)
    for (const command of waiting.values()) socket.send(JSON.stringify(command))
  })
  socket.addEventListener('close', (event) => {
    state(false)
    if (event.code === NO_TABLE) socket.close()
  })
  socket.addEventListener('message', (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as Message
    if (message.message === 'done' || message.message === 'refused') settle(message.id)
    hear(message)
  })
  /** A command has its answer. One that names none may be meant for any: none of them is to come true later, unasked. */
  const settle = (id: string | null) => (id ? waiting.delete(id) : waiting.clear())
  const hurry = () => socket.readyState !== WebSocket.OPEN && socket.reconnect()
  addEventListener('online', hurry)
  return {
    send(command) {
      waiting.set(command.id, command)
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command))
    },
    close() {
      removeEventListener('online', hurry)
      socket.close()
    },
  }
}
