/** Questions to the server that have one answer. */
import type { Command, Export, Invitation, LessonUpdate, Lobby, Log, Message, MyTables, OpenedTable, OpenHere, Push, PushKey, Refused, Replay, ReviewState, SigningKeys, Subscribed, Subscriptions, TableUpdate, Webhook } from './wire'
import type {
  AnalysedPosition, Analysis, AskedPuzzle, AskPosition, AskSearch, AskSetUp, AskTrees, AskWeights, EngineWeights, OpenedSource, PuzzleAnswer, PuzzleList, SearchPlan, SetUp,
} from './wire_analysis'
import type { Fairness } from './wire_fairness'
import { STATIC } from './base'
import { isKept } from './keep'
import { isLocal } from './played_here'

/** The server said no, with a code and its arguments. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code)
  }
}

/** Why something was not done: what the server says, or that it says nothing. */
export type Trouble = Pick<Refused, 'clause' | 'args'> & { code: Refused['code'] | 'no-server' }

/** What to say when something went wrong. */
export function trouble(error: unknown): Trouble {
  return error instanceof Refusal ? error.refused : { code: 'no-server' }
}

/** Ask the server, or, of a table that is played in this browser, `here`. */
async function ask<T>(path: string, body?: unknown, here = isLocal(path.split('/')[1] ?? '')): Promise<T> {
  const { ok, content } = await (here || STATIC ? askHere<T>(path, body) : askServer<T>(path, body))
  if (ok && content.message !== 'refused') return content
  throw new Refusal(content.code ? (content as unknown as Refused) : { message: 'refused', id: null, code: 'malformed' } as Refused)
}

/** Ask the server; where none answers and this browser keeps the page, `here`. */
async function askAnybody<T>(path: string, body?: unknown): Promise<T> {
  try {
    return await ask<T>(path, body, false)
  } catch (error) {
    if (error instanceof Refusal || !(await isKept())) throw error
    return ask<T>(path, body, true)
  }
}

type Answer<T> = { ok: boolean; content: T & Partial<Refused> }

async function askServer<T>(path: string, body?: unknown): Promise<Answer<T>> {
  const answer = await fetch(`/api/${path}`, body === undefined ? {} : posted(body))
  return { ok: answer.ok, content: (await answer.json()) as T & Partial<Refused> }
}

async function askHere<T>(path: string, body?: unknown): Promise<Answer<T>> {
  const { asked } = await import('./local.svelte')
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  return { ok: true, content: (await asked(text === undefined ? 'GET' : 'POST', path, text)) as T & Partial<Refused> }
}

function posted(body: unknown): RequestInit {
  const text = typeof body === 'string'
  return { method: 'POST', body: text ? body : JSON.stringify(body), headers: { 'content-type': text ? 'text/plain' : 'application/json' } }
}

export const lobby = (here = false) => ask<Lobby>('lobby', undefined, here)
/** `here`: to be played in this browser. */
export const open = (table: OpenHere, here = false) => ask<OpenedTable>('tables', table, here)
export const byCode = (code: string) => ask<Invitation>(`codes/${code}`)
export const myTables = (keys: string[], here = false) => ask<MyTables>('my-tables', { keys }, here)
export const seen = (key: string) => ask<TableUpdate>(`tables/${key}`)
export const command = (key: string, what: Command) => ask<Message>(`tables/${key}/commands`, what)
export const replay = (key: string) => ask<Replay>(`tables/${key}/replay`)
export const log = (key: string, before: number) => ask<Log>(`tables/${key}/log?before=${before}`)
export const review = (key: string) => ask<ReviewState>(`tables/${key}/review`)
export const askReview = (key: string) => ask<ReviewState>(`tables/${key}/review`, {})
export const read = (record: string) => askAnybody<Replay>('replay', record)
/** Keep a finished game from a file in this browser, as a table. */
export const addRecord = (record: string) => ask<OpenedTable>('records', record, true)
export const lessonStep = (game: string, step: number, choices: string[]) =>
  askAnybody<LessonUpdate>(`lessons/${game}/${step}?${new URLSearchParams(choices.map((choice) => ['choice', choice]))}`)
/** Ask of a position: in this browser, `here`, or whoever answers. */
const askOf = <T>(path: string, body: unknown, here: boolean) => (here ? ask<T>(path, body, true) : askAnybody<T>(path, body))
export const openSource = (source: string, here: boolean) => askOf<OpenedSource>('analysis/open', source, here)
export const analysedPosition = (position: AskPosition, here: boolean) => askOf<AnalysedPosition>('analysis/position', position, here)
export const analysis = (search: AskSearch, here: boolean) => askOf<Analysis>('analysis/search', search, here)
export const searchPlan = (search: AskSearch, here: boolean) => askOf<SearchPlan>('analysis/plan', search, here)
export const engineWeights = (position: AskWeights, here: boolean) => askOf<EngineWeights>('analysis/weights', position, here)
/** What the trees that this browser grew say. */
export const grown = (trees: AskTrees, here: boolean) => askOf<Analysis>('analysis/trees', trees, here)
export const setUp = (edit: AskSetUp, here: boolean) => askOf<SetUp>('analysis/set-up', edit, here)
export const puzzleList = (game: string) => askAnybody<PuzzleList>(`puzzles/${game}`)
export const puzzle = (game: string, name: string) => askAnybody<AskedPuzzle>(`puzzles/${game}/${name}`)
/** Whether a choice is the answer; null to be shown it. */
export const puzzleAnswer = (game: string, name: string, choice: string | null) =>
  askAnybody<PuzzleAnswer>(`puzzles/${game}/${name}/answer${choice === null ? '' : `?${new URLSearchParams({ choice })}`}`)
export const fairness = () => ask<Fairness>('fairness')
export const exported = (key: string) => ask<Export>(`tables/${key}/export`)
/** The address of a picture of the position at a table, in SVG. */
export const pictureAddress = async (key: string) =>
  isLocal(key) ? `data:image/svg+xml,${encodeURIComponent(await ask<string & Partial<Refused>>(`tables/${key}/picture`))}` : `/api/tables/${key}/picture.svg`
export const signingKeys = () => ask<SigningKeys>('signing-keys')
export const pushKey = () => ask<PushKey>('push')
export const subscriptions = (key: string) => ask<Subscriptions>(`tables/${key}/subscriptions`)
export const subscribe = (key: string, target: Push | Webhook) => ask<Subscribed>(`tables/${key}/subscriptions`, target)

export async function unsubscribe(key: string, id: string): Promise<void> {
  const answer = await fetch(`/api/tables/${key}/subscriptions/${id}`, { method: 'DELETE' })
  if (!answer.ok) throw new Refusal((await answer.json()) as Refused)
}

/** A new name for an intention: a repeated command with it is done once. */
export function commandId(): string {
  return hex(12)
}

/** Random bytes as hexadecimal digits. */
export function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
