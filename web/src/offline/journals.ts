/** The journals of this browser's tables, in its database: each line is stored before it takes effect. */

const NAME = 'jemaa'
const [TABLES, LINES] = ['tables', 'lines']

type Kept = { number: string; key: string; opening: string }
type Line = { number: string; version: number; text: string }

/** The database, made where it is not there yet. */
export async function journals(): Promise<Journals> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'number' }).createIndex('key', 'key', { unique: true })
    request.result.createObjectStore(LINES, { keyPath: ['number', 'version'] })
  }
  return new Journals(await done(request))
}

/** What Python calls. */
export class Journals {
  constructor(private readonly database: IDBDatabase) {}

  /** Store the next lines of a table; false, with nothing stored, where another window has stored one of them. */
  async append(number: string, key: string, opening: string, first: number, lines: Iterable<string>): Promise<boolean> {
    const change = this.database.transaction([TABLES, LINES], 'readwrite', { durability: 'strict' })
    change.objectStore(TABLES).put({ number, key, opening } satisfies Kept)
    ;[...lines].forEach((text, place) => change.objectStore(LINES).add({ number, version: first + place, text } satisfies Line))
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve(true)
      change.onabort = () => (change.error?.name === 'ConstraintError' ? resolve(false) : reject(change.error))
    })
  }

  /** The journal of the table with this key, as JSON; undefined if there is none. */
  async load(key: string): Promise<string | undefined> {
    const look = this.database.transaction([TABLES, LINES])
    const kept = (await done(look.objectStore(TABLES).index('key').get(key))) as Kept | undefined
    if (!kept) return undefined
    const { number, opening } = kept
    const lines = (await done(look.objectStore(LINES).getAll(IDBKeyRange.bound([number, 0], [number, Infinity])))) as Line[]
    return `{"opening":${opening},"lines":[${lines.map(({ text }) => text).join()}]}`
  }

  /** The key of the table with this number; undefined if there is none. */
  async find(number: string): Promise<string | undefined> {
    return ((await done(this.database.transaction(TABLES).objectStore(TABLES).get(number))) as Kept | undefined)?.key
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
