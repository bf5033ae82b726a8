/** Whether a game's dice were what had been promised: the same checks as `jemaa verify`, step by step, in this browser alone. */
import { able, dice, sha256, unhexed, type Thrown } from './dice'
import { DRAWS, type Entry, type Header, type Outcome } from './draws'
import { Fault } from './fault'
import type { Bond } from './memory'
import { readRecord } from './record'
import { checkSignatures, signable, wellFormed } from './signatures'
import type { Export } from './wire'

/** The steps in their order; each has words in the catalogues (`proof-…`). */
export const STEPS = ['file', 'secret', 'record', 'people', 'draws', 'signed'] as const
export type Step = (typeof STEPS)[number]

export type Draw = Thrown & { entry: number; outcomes: Outcome[]; choice: string }
export type Checked = { passed: Step[]; fault: Fault | null; file: Export | null; header: Header | null; entries: Entry[]; draws: Draw[] }

const HUMAN = 'human'
const FIELDS = ['format', 'table', 'commitment', 'seed', 'entropies', 'resigned', 'record', 'signatures']
/** The format of a file that is signed; those of format 1 are not. */
const SIGNED = 2

/** Check a file, as far as it is right. `kept` gives what this browser was shown when a table was opened, or null. */
export async function check(text: string, kept: (table: string) => Bond | null = () => null): Promise<Checked> {
  const checked: Checked = { passed: [], fault: null, file: null, header: null, entries: [], draws: [] }
  const steps: Record<Step, () => Promise<boolean | void>> = {
    file: async () => void (checked.file = exported(text)),
    secret: () => secret(checked.file!),
    record: async () => void Object.assign(checked, await readRecord(checked.file!.record)),
    people: async () => people(checked.file!, checked.header!),
    draws: () => drawAll(checked),
    signed: () => signed(checked.file!, kept(checked.file!.table)),
  }
  try {
    if (!able()) throw new Fault('unable')
    for (const step of STEPS) {
      if ((await steps[step]()) !== false) checked.passed.push(step)
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    checked.fault = error
  }
  return checked
}

/** The file of a finished game. */
function exported(text: string): Export {
  let file: Export
  try {
    file = JSON.parse(text)
  } catch {
    throw new Fault('file')
  }
  const texts = [file?.table, file?.commitment, file?.record, file?.seed ?? ''].every((each) => typeof each === 'string')
  const known = texts && Object.keys(file).every((field) => FIELDS.includes(field)) && [1, SIGNED].includes(file.format ?? 1)
  if (!known || Object.values(file.entropies ?? { missing: 0 }).some((each) => typeof each !== 'string')) throw new Fault('file')
  const resigned: unknown = file.resigned ?? []
  if (!Array.isArray(resigned) || resigned.some((each) => typeof each !== 'string')) throw new Fault('file')
  if (file.seed === undefined || (file.signatures && !wellFormed(file.signatures))) throw new Fault('file')
  if (Boolean(file.signatures) !== (file.format === SIGNED)) throw new Fault('signed')
  if (file.seed === null) throw new Fault('not-over')
  return file
}

/** The secret that is told now has the fingerprint that was shown before anybody sat down. */
async function secret({ seed, commitment }: Export): Promise<void> {
  if (!/^[0-9a-fA-F]{64}$/.test(seed!)) throw new Fault('seed')
  if ((await sha256(unhexed(seed!))) !== commitment) throw new Fault('commitment')
}

/** Just those people who played have added to the dice. */
function people({ entropies }: Export, { seats }: Header): void {
  const seated = seats.filter((seat) => seat.kind === HUMAN).map((seat) => seat.letter).join(', ')
  const added = Object.keys(entropies).sort().join(', ')
  if (seated !== added) throw new Fault('people', { seated: seated || '–', added: added || '–' })
}

/** Every entry that chance made is what its draw gives. */
async function drawAll(checked: Checked): Promise<void> {
  const { file, header, entries, draws } = checked
  const draw = await dice(file!.seed!, file!.table, file!.entropies)
  for (const [at, { by, choice }] of entries.entries()) {
    if (by !== 'chance') continue
    const outcomes = DRAWS[header!.game](header!, entries.slice(0, at), choice.split(' ')[0])
    if (outcomes.length < 2 || outcomes.some(({ weight }) => weight < 1)) throw new Fault('undue', { entry: at + 1, choice })
    const thrown = await draw(draws.length, outcomes.map(({ weight }) => weight))
    draws.push({ ...thrown, entry: at + 1, outcomes, choice })
    const expected = outcomes[thrown.index].text
    if (expected !== choice) throw new Fault('draw', { entry: at + 1, expected, choice })
  }
}

/** The file is what the server signed, and of the table that was opened; false where nothing is signed, or this browser can't tell. */
async function signed(file: Export, bond: Bond | null): Promise<boolean> {
  const signer = file.signatures?.key ?? null
  if (bond && (bond.commitment !== file.commitment || bond.signer !== signer)) throw new Fault('opening')
  if (!file.signatures || !(await signable())) return false
  await checkSignatures(file)
  return true
}
