/** What each game offers to the screens: everything that differs between them is behind this. */
import type { Component } from 'svelte'
import type { Meaning, Picked } from './choosing'
import type { Shot, Step } from './film'
import type { Journey } from './travel'
import type { CountStep, Event as GameEvent, LogEntry, RefusedCells, View as GameView } from './wire'
import type { Args } from './words.svelte'

export type { GameEvent, GameView, RefusedCells }

/** A message's id and its arguments. */
export type MessageRef = { id: string; args: Args }

/** What the picture adds to a view for a while; each game has more of its own. */
export type GameEffect = {
  /** Coins, points and juice on their way. */
  journeys?: Journey[]
}

/** What the board is given. */
export type BoardProps<View, Effect> = {
  view: View
  effect: Effect
  /** Cells that may be picked now. */
  open: Set<string>
  /** Cells that may be picked instead. */
  others: Set<string>
  picked: string[]
  /** The choice to be confirmed. */
  preview: string | null
  /** The choice whose button is being looked at: under the pointer, or focused. */
  considered: string | null
  legal: string[]
  /** The grid's name; "" for a picture to look at only. */
  label: string
  choose: (cell: string) => void
  /** Cells that a pointer has gone over in one stroke, in its order. */
  draw?: (cells: string[]) => void
  act: (choice: string) => void
  consider: (choice: string | null) => void
  /** Choices to compare, each by what it names on the board. */
  marks?: Mark[]
}

/** What a seat that has to choose may have a hint for: what it sees, what it may choose, and what has happened so far. */
export type Situation<View, Event> = { view: View; legal: string[]; events: Event[]; seat: string }
export type AnySituation = Situation<GameView, GameEvent>

/** How a choice is made on the board and by buttons: what stands around it in a prompt. */
export type Choosing = {
  meanings: Meaning[]
  verbs: string[]
  tool: Picked
  /** The choice to be confirmed. */
  preview: string | null
  use: (verb: string) => void
  act: (choice: string) => void
}

/** A choice drawn beside others: the better one, the one that was made, or one with its rank. */
export type Mark = { kind: 'better' | 'played' | 'ranked'; rank?: number; cells: string[]; direction: number | null }

/** How a game's pieces and fields are called where a position is set up by hand. */
export type GameEditing = {
  /** A piece as a message, and the seat that it belongs to, where pieces are chosen by seats; an id that is no message stands for itself. */
  piece: (piece: string) => MessageRef & { seat: string | null }
  /** How many cells a piece takes at most. */
  cells: (piece: string) => number
  /** The id of a message on how to put a piece; null where it goes without saying. */
  hint: (piece: string) => string | null
  /** The label of a field. */
  field: (name: string) => MessageRef
  /** A value of a field, as a message's id or as it stands; null where it is shown as any other one. */
  value: (name: string, value: string) => string | null
}

export type GameFace<View extends GameView, Event extends GameEvent, Effect extends GameEffect> = {
  name: string
  fewest: number
  most: number
  board: Component<BoardProps<View, Effect>>
  /** More for the panel: a seat's own figures. */
  figures: Component<{ view: View; seat: number }>
  /** A choice on a button, where there is more to it than words. */
  answer: Component<{ choice: string; view: View; words: string }> | null
  badge: Component<{ letter: string; size?: number }>
  /** Beside the board, such as Morocco's roof; null if there is nothing. */
  aside: Component<{ view: View; legal: string[]; act: (choice: string) => void }> | null
  /** How far the game has come, above the board; null if there is nothing to say. */
  status: Component<{ view: View; log: LogEntry[]; name: (seat: string) => string }> | null
  /** What the seat that chooses holds and its decision depends on, below the question; null if there is nothing. */
  hand: Component<{ view: View }> | null
  /** Definitions that board and cards are put together from, loaded where they are used: home does without them. */
  art: () => Promise<{ default: Component }>
  /** What a choice names; `verb` "" for what is picked on the board without choosing a tool. */
  meaning: (choice: string) => Meaning
  /** Verbs that are picked on the board, in the order in which they are offered; the first that is legal is in use at once. */
  tools: string[]
  /** Where a choice points on the board, clockwise from its upper side in degrees; null if it points nowhere. */
  direction: (choice: string, view: View) => number | null
  /** Squares that stand for choices of their own, each with these choices: a tap on one with a single choice makes it. */
  shortcuts: (view: View) => Map<string, string[]>
  /** What is asked where these choices are legal: the message `ask-` with the game's name ends so. */
  phase: (view: View, legal: string[]) => string
  /** Hints of a first game, loaded when they are wanted: for a situation, how the messages `hint-` with the game's name end, what comes first first. */
  hints: () => Promise<{ hints: (situation: Situation<View, Event>) => string[] }>
  /** Words for a position that is set up by hand, loaded when it is. */
  editing: () => Promise<{ editing: GameEditing }>
  /** The clauses that say what may be answered now. */
  clauses: (view: View) => string[]
  /** The pictures of steps, from what was seen before them: each shows one of these views, with an effect. */
  film: (before: View, steps: Step<View, Event>[]) => Shot<View, Effect, Event>[]
  /** What the board shows while a thing is counted at the end; `places`: where all things lie that were counted for its seat. */
  counted: (thing: CountStep, places: string[]) => Effect
  /** The seat that an event is about; null if there is none. */
  about: (event: Event) => string | null
  /** What the picture keeps of these steps once they have been shown, such as a die that lies there. */
  remains: (steps: Step<View, Event>[]) => Effect
  /** An event as messages' ids and arguments; none if it goes without saying. `name` tells seats' names. */
  eventMessages: (event: Event, name: (seat: string) => string) => MessageRef[]
  /** A choice as a message's id and arguments. */
  choiceMessage: (choice: string, view: View) => MessageRef
  /** Why cells can't be chosen, as a message's id and arguments. */
  refusalMessage: (refused: RefusedCells, name: (seat: string) => string) => MessageRef
  /** The height of the prompt: room for whatever it may ask. */
  room: string
  /** What is still to be picked beside these cells, as a message's id and arguments. */
  pickMore: (cells: string[], view: View) => MessageRef
  /** The address of a picture of the market, to look at before any game. */
  picture: string
}

/** A face as the screens know it: they hand views, events and effects through, and read only what all games share. */
export type AnyFace = GameFace<GameView, GameEvent, GameEffect>

/** Forget which game a face is of. A table's views and events are always those of its own game. */
export function anyFace<View extends GameView, Event extends GameEvent, Effect extends GameEffect>(face: GameFace<View, Event, Effect>): AnyFace {
  return face as unknown as AnyFace
}
