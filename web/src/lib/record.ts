/** A record's lines, each signed with those before it (docs/reference/record.schema.json). Whether a choice was legal, the rules say, not this. */
import { sha256 } from './dice'
import { DRAWS, type Entry, type Header } from './draws'
import { Fault } from './fault'

const FORMAT = 1
/** The version of both games' rules. */
const RULES = 1
const SIGNATURE = /,"digest":"([0-9a-f]{16})"\}$/

export type Record_ = { header: Header; entries: Entry[] }

/** Read a record; a `Fault` names the line that isn't as it was written. */
export async function readRecord(text: string): Promise<Record_> {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Fault('cut', { line: lines.length + 1 })
  const parsed = await signed(lines)
  const header = checkedHeader(parsed[0])
  const over = parsed.findIndex((line) => line.line === 'footer')
  const entries = parsed.slice(1, over < 0 ? undefined : over)
  entries.forEach((entry, at) => isEntry(entry, header) || broken(at + 2))
  if (over >= 0 && (parsed.length > over + 1 || parsed[over].entries !== entries.length)) broken(over + 1)
  return { header, entries }
}

/** Each line's content, where its digest fits. */
async function signed(lines: string[]): Promise<any[]> {
  const found: any[] = []
  let before = ''
  for (const [at, line] of lines.entries()) {
    const content = line.replace(SIGNATURE, '}')
    before = (await sha256(before + content)).slice(0, 16)
    if (SIGNATURE.exec(line)?.[1] !== before) throw new Fault('digest', { line: at + 1 })
    found.push(parse(content, at + 1))
  }
  return found
}

function parse(content: string, line: number): any {
  try {
    return JSON.parse(content)
  } catch {
    return broken(line)
  }
}

function checkedHeader(line: any): Header {
  const letters = line?.seats?.map?.((seat: any) => seat?.letter).join('')
  if (line?.line !== 'header' || !letters || !'ABCDE'.startsWith(letters) || typeof line.options !== 'object') broken(1)
  if (line.format !== FORMAT || line.rules !== RULES || !(line.game in DRAWS)) throw new Fault('version')
  return line
}

function isEntry(line: any, { seats }: Header): boolean {
  const texts = line?.line === 'entry' && typeof line.by === 'string' && typeof line.choice === 'string'
  return texts && (line.by === 'chance' || (seats.some((seat) => seat.letter === line.by) && !/^(first|roll|rug|cube|juice|die) /.test(line.choice)))
}

function broken(line: number): never {
  throw new Fault('line', { line })
}
