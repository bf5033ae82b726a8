/** Puzzles: which comes next, what was tried, and how far this browser has come. Which choice is the best one, Python says. */
import { puzzle, puzzleAnswer, puzzleList, type Trouble, trouble } from './api'
import { recall, remember } from './memory'
import type { AskedPuzzle, ListedPuzzle, PuzzleAnswer } from './wire_analysis'

/** What this browser keeps of a game's puzzles. */
export type Progress = {
  /** The names of those that were solved. */
  solved: string[]
  tries: number
  /** Solved one after the other at the first try: now, and at most. */
  streak: number
  longest: number
}

const NONE: Progress = { solved: [], tries: 0, streak: 0, longest: 0 }
type Kept = Record<string, Progress>

export class Puzzles {
  /** All of the game, the easiest first. */
  list = $state.raw<ListedPuzzle[]>([])
  asked = $state.raw<AskedPuzzle | null>(null)
  /** What was tried last of all that is wrong; it stays beside the answer. */
  wrong = $state.raw<PuzzleAnswer | null>(null)
  /** The answer, once it was found or shown. */
  answer = $state.raw<PuzzleAnswer | null>(null)
  /** How often something was tried here. */
  tries = $state(0)
  refused = $state.raw<Trouble | null>(null)
  progress = $state.raw<Progress>(NONE)

  /** Only the newest question counts. */
  private questions = 0

  constructor(readonly game: string) {
    this.progress = { ...NONE, ...recall<Kept>('puzzles')?.[game] }
  }

  /** The place of the present puzzle in the list, from 1 on; 0 while there is none. */
  get number(): number {
    return this.list.findIndex(({ name }) => name === this.asked?.name) + 1
  }

  /** How many of the list are solved: names that are no longer in it don't count. */
  get done(): number {
    return this.list.filter(({ name }) => this.progress.solved.includes(name)).length
  }

  /** The first unsolved puzzle after a place in the list, or else the first one of all; undefined once all are solved. */
  next(after = this.number): string | undefined {
    const open = (each: ListedPuzzle) => !this.progress.solved.includes(each.name)
    return (this.list.slice(after).find(open) ?? this.list.find(open))?.name
  }

  /** Set a puzzle on the board; without a name the easiest that is not solved. */
  async open(name: string): Promise<void> {
    await this.heard(async (current) => {
      if (!this.list.length) this.list = (await puzzleList(this.game)).puzzles
      const wanted = name || this.next(0) || this.list[0]?.name
      const asked = wanted ? await puzzle(this.game, wanted) : null
      if (current()) this.begin(asked)
    })
  }

  private begin(asked: AskedPuzzle | null): void {
    this.asked = asked
    this.wrong = this.answer = null
    this.tries = 0
  }

  /** Try a choice. */
  async attempt(choice: string): Promise<void> {
    await this.ask(choice, (answer) => {
      this.tries++
      if (answer.right) this.solved(answer)
      else this.missed(answer)
    })
  }

  /** Give up, and see the answer. */
  async show(): Promise<void> {
    await this.ask(null, (answer) => {
      this.answer = answer
      this.keep({ streak: 0 })
    })
  }

  private async ask(choice: string | null, take: (answer: PuzzleAnswer) => void): Promise<void> {
    const name = this.asked?.name
    if (!name || this.answer) return
    await this.heard(async (current) => {
      const answer = await puzzleAnswer(this.game, name, choice)
      if (current()) take(answer)
    })
  }

  private solved(answer: PuzzleAnswer): void {
    const { solved, tries, streak, longest } = this.progress
    const name = this.asked!.name
    const now = this.tries === 1 && !solved.includes(name) ? streak + 1 : streak
    this.answer = answer
    this.keep({ tries: tries + 1, streak: now, longest: Math.max(longest, now), solved: solved.includes(name) ? solved : [...solved, name] })
  }

  private missed(answer: PuzzleAnswer): void {
    this.wrong = answer
    this.keep({ tries: this.progress.tries + 1, streak: 0 })
  }

  /** Begin anew, with nothing solved; the longest row stays. */
  forget(): void {
    this.keep({ ...NONE, longest: this.progress.longest })
  }

  private keep(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change }
    remember('puzzles', { ...recall<Kept>('puzzles'), [this.game]: this.progress })
  }

  private async heard(work: (current: () => boolean) => Promise<void>): Promise<void> {
    const question = ++this.questions
    const current = () => question === this.questions
    this.refused = null
    try {
      await work(current)
    } catch (error) {
      if (current()) this.refused = trouble(error)
    }
  }
}
