/** A record's lines, each signed with those before it (docs/reference/record.schema.json). Whether a choice was legal, the rules say, not this. */
import { sha256 } from './dice'
import { DRAWS, type Entry, type Header } from './draws'
import { Fault } from './fault'

const FORMAT = 1
/** No game has fewer seats. */
const FEWEST = 2
/** The version of both games' rules. */
const RULES = 1
const SIGNATURE = /,"digest":"([0-9a-f]{16})"\}$/

/** One line's fields, whose types nobody has checked yet. */
type Line = Record<string, unknown>
export type Record_ = { header: Header; entries: Entry[] }

/** Read a record; a `Fault` names the line that isn't as it was written. */
export async function readRecord(text: string): Promise<Record_> {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Fault('cut', { line: lines.length + 1 })
  const parsed = await signed(lines)
  const header = checkedHeader(parsed[0] ?? {})
  const over = parsed.findIndex((line) => line.line === 'footer')
  const entries = parsed.slice(1, over < 0 ? undefined : over).map((entry, at) => (isEntry(entry, header) ? entry : broken(at + 2)))
  if (over >= 0 && (parsed.length > over + 1 || parsed[over].entries !== entries.length)) broken(over + 1)
  return { header, entries }
}

/** Each line's content, where its digest fits. */
async function signed(lines: string[]): Promise<Line[]> {
  const contents: Line[] = []
  let before = ''
  for (const [at, line] of lines.entries()) {
    const content = line.replace(SIGNATURE, '}')
    before = (await sha256(before + content)).slice(0, 16)
    if (SIGNATURE.exec(line)?.[1] !== before) throw new Fault('digest', { line: at + 1 })
    contents.push(parse(content, at + 1))
  }
  return contents
}

function parse(content: string, line: number): Line {
  try {
    const value: unknown = JSON.parse(content)
    return typeof value === 'object' && value ? (value as Line) : {}
  } catch {
    return broken(line)
  }
}

function checkedHeader(line: Line): Header {
  const seats: (Line | null)[] = Array.isArray(line.seats) ? line.seats : []
  const letters = seats.map((seat) => seat?.letter).join('')
  if (line.line !== 'header' || letters.length < FEWEST || !'ABCDE'.startsWith(letters) || typeof line.options !== 'object') broken(1)
  if (line.format !== FORMAT || line.rules !== RULES || !(String(line.game) in DRAWS)) throw new Fault('version')
  return line as unknown as Header
}

function isEntry(line: Line, { seats }: Header): line is Line & Entry {
  const { by, choice } = line
  return line.line === 'entry' && typeof by === 'string' && typeof choice === 'string' && (by === 'chance' || (seats.some((seat) => seat.letter === by) && !/^(first|roll|rug|cube|juice|die) /.test(choice)))
}

function broken(line: number): never {
  throw new Fault('line', { line })
}
