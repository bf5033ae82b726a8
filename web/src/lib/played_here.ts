/** Tables that are played in this browser, without a server: their keys say so. What plays them is loaded when it is asked for. */
import type { Line } from './socket'
import type { Command, Message } from './wire'

const PREFIX = 'here.'

/** Whether the table with this key is. */
export const isLocal = (key: string) => key.startsWith(PREFIX)

/** The line to such a table, as `socket.ts` has it for those of a server. */
export function connectHere(key: string, version: () => number, hear: (message: Message) => void, state: (up: boolean) => void): Line {
  const line = import('./local.svelte').then(({ connect }) => connect(key, version, hear, state))
  return {
    send: (command: Command) => void line.then((each) => each.send(command)),
    close: () => void line.then((each) => each.close()),
  }
}
