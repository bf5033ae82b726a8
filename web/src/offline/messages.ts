/** What goes between the page and the worker in which Python runs. */

/** Something that is asked once, by the path of the server's route, without `/api/`. */
export type Asked = { kind: 'ask'; id: number; method: 'GET' | 'POST'; path: string; query: string; body: string }
export type ToWorker =
  | Asked
  | { kind: 'join'; line: number; key: string; version: number }
  | { kind: 'command'; line: number; text: string }
  | { kind: 'leave'; line: number }
export type FromWorker =
  /** Bytes that have come, of all that are needed. */
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'answer'; id: number; text: string }
  | { kind: 'joined'; line: number; there: boolean }
  | { kind: 'message'; line: number; text: string }
