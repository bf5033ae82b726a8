/** Marrakech's pieces and fields in words, where a position is set up by hand. */
import type { GameEditing, MessageRef } from '../lib/game'

const FIELDS: Record<string, string> = {
  phase: 'setup-phase', seat: 'setup-turn', 'assam.facing': 'setup-facing', dirhams: 'source-dirhams', top: 'setup-top', out: 'mk-is-out',
}
const PHASES: Record<string, string> = {
  first: 'option-first-player', deal: 'setup-phase-deal', roll: 'setup-phase-roll', reveal: 'setup-phase-reveal',
  assam: 'ask-marrakech-assam', lay: 'ask-marrakech-lay', over: 'status-over',
}

export const editing: GameEditing = {
  piece: (piece): MessageRef & { seat: string | null } => {
    const [kind, colour = ''] = piece.split(' ')
    if (kind === 'rug') return { seat: null, id: 'setup-rug', args: { colour } }
    return { seat: null, id: `setup-${kind}`, args: {} }
  },
  cells: (piece) => (piece.startsWith('rug') ? 2 : 1),
  hint: (piece) => (piece.startsWith('rug') ? 'setup-hint-rug' : piece === 'assam' ? 'setup-hint-again' : null),
  field: (name): MessageRef => {
    const last = name.replace(/^seats\[\d+\]\./, '')
    const [, colour] = last.split('rugs.')
    return colour ? { id: 'mk-rugs-left', args: { colour } } : { id: FIELDS[last] ?? last, args: {} }
  },
  value: (name, value) => {
    if (name === 'phase') return PHASES[value]
    return name === 'assam.facing' ? `mo-do-arrow-${value}` : null
  },
}
