/** The lobby, asked for until the server answers. */
import { lobby, trouble, type Trouble } from './api'
import type { Lobby } from './wire'

/** Milliseconds until the next try. */
const AGAIN = 3_000

/** Give the lobby to `take` once it has come, and the reason of each try that fails to `fail`. `here`: that of this browser. Returns what ends it. */
export function awaitLobby(take: (lobby: Lobby) => void, fail: (code: Trouble['code']) => void, here = false): () => void {
  let [ended, timer] = [false, 0]
  const ask = () => lobby(here).then((answer) => void (ended || take(answer)), (error) => {
    if (ended) return
    fail(trouble(error).code)
    timer = window.setTimeout(ask, AGAIN)
  })
  void ask()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
