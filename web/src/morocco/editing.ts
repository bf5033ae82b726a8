/** Morocco's pieces and fields in words, where a position is set up by hand. */
import type { GameEditing, MessageRef } from '../lib/game'
import { whole } from '../lib/numbers'
import { COLOURS, lineSpan, stallSpan } from './geometry'

const FIELDS: Record<string, string> = {
  phase: 'setup-phase', first: 'setup-first', seat: 'setup-turn', pawn: 'setup-pawn', idle: 'setup-idle', done: 'setup-done', rolled: 'setup-rolled',
  placed: 'setup-placed', space: 'setup-space', closing: 'setup-closing', points: 'setup-points', coins: 'source-coins', bodyguards: 'mo-bodyguards',
  tourists: 'mo-tourists', cousins: 'mo-cousins', guests: 'setup-guests', owed: 'setup-owed',
}
const PHASES: Record<string, string> = { first: 'option-first-player', die: 'setup-phase-roll', over: 'status-over' }

export const editing: GameEditing = {
  piece: (piece): MessageRef & { seat: string | null } => {
    const [kind, what = ''] = piece.split(' ')
    if (kind.length === 1) return { seat: kind, id: `tool-${what}`, args: {} }
    if (piece === 'tile empty') return { seat: null, id: 'setup-tile-empty', args: {} }
    if (kind === 'tile') return { seat: what, id: 'mo-tiles', args: {} }
    if (kind === 'taken') return { seat: what, id: 'mo-juice-tokens', args: {} }
    return kind === 'juice' ? { seat: null, id: 'mo-cell-juice', args: { value: Number(what) } } : { seat: null, id: 'setup-nothing', args: {} }
  },
  cells: () => 1,
  hint: (piece) => (/^(tile|taken)/.test(piece) ? 'setup-hint-again' : null),
  field: (name): MessageRef => {
    const last = name.replace(/^seats\[\d+\]\.(cubes\.)?/, '')
    const [, line, place] = /^(\w+)\[(\d)\]$/.exec(last) ?? []
    if (line === 'roof') return { id: 'setup-roof', args: { space: whole(Number(place) + 1) } }
    if (line === 'rows') return { id: 'setup-row', args: { line: lineSpan(`row ${Number(place) + 1}`) } }
    if (line === 'columns') return { id: 'setup-column', args: { line: lineSpan(`column ${'ABCDE'[Number(place)]}`) } }
    return { id: COLOURS.includes(last) ? `mo-${last}` : FIELDS[last] ?? last, args: {} }
  },
  value: (name, value) => {
    if (name === 'phase') return PHASES[value] ?? (value.startsWith('deal') ? 'setup-phase-deal' : `ask-morocco-${value}`)
    if (/^(rows|columns|roof)/.test(name)) return `mo-${value}`
    return name === 'closing' ? stallSpan(value) : null
  },
}
