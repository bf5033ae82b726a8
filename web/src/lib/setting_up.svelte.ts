/** A position that is set up by hand: each change is made, or refused, by the game's own rules, here or on the server. Knows no rule. */
import { setUp, type Trouble, trouble } from './api'
import type { AskSetUp, Change, SetUp } from './wire_analysis'

/** Changes that can be taken back. */
const MOST_BACK = 200

export class SettingUp {
  shown = $state.raw<SetUp | null>(null)
  refused = $state.raw<Trouble | null>(null)
  private past = $state.raw<string[]>([])
  /** Changes are made one after the other. */
  private last: Promise<void> = Promise.resolve()

  constructor(private readonly local: boolean) {}

  get undoable(): boolean {
    return this.past.length > 0
  }

  /** An empty board. */
  begin(game: string, players: number): Promise<void> {
    return this.ask(() => ({ edit: 'begin', game, players }))
  }

  /** Begin with a position as JSON. */
  keep(position: string): Promise<void> {
    return this.ask(() => ({ edit: 'keep', position }))
  }

  put(piece: string, cells: string[]): Promise<void> {
    return this.ask((position) => ({ edit: 'put', position, piece, cells }))
  }

  change(field: string, value: Change['value']): Promise<void> {
    return this.ask((position) => ({ edit: 'change', position, field, value }))
  }

  /** Take the last change back. */
  undo(): Promise<void> {
    const before = this.past.at(-1)
    if (!before) return this.last
    this.past = this.past.slice(0, -1)
    return this.ask(() => ({ edit: 'keep', position: before }), false)
  }

  private ask(edit: (position: string) => AskSetUp, remembered = true): Promise<void> {
    this.last = this.last.then(async () => {
      this.refused = null
      const before = this.shown?.json
      try {
        const after = await setUp(edit(before ?? ''), this.local)
        if (remembered && before && after.made && after.json !== before) this.past = [...this.past, before].slice(-MOST_BACK)
        this.shown = after
      } catch (error) {
        this.refused = trouble(error)
      }
    })
    return this.last
  }
}
