/** What each game offers to the screens: everything that differs between them is behind this. */
import type { Component } from 'svelte'
import type { Meaning } from './choosing'
import type { Shot } from './film'
import type { Args } from './words.svelte'

/** Where a seat's points come from, in the order in which they are told; null: hidden from the viewer. */
export type Source = { source: string; points: number | null }

/** A message's id and its arguments. */
export type Told = { id: string; args: Args }

/** What the board is given. */
export type BoardProps = {
  view: any
  effect: any
  /** Cells that may be picked now. */
  open: Set<string>
  /** Cells that may be picked instead. */
  others: Set<string>
  picked: string[]
  /** The choice to be confirmed. */
  preview: string | null
  legal: string[]
  /** The grid's name; "" for a picture to look at only. */
  label: string
  choose: (cell: string) => void
  act: (choice: string) => void
}

export type GameFace = {
  name: string
  fewest: number
  most: number
  board: Component<BoardProps>
  /** More for the panel: a seat's own figures. */
  figures: Component<{ view: any; seat: number }>
  /** A choice on a button, where there is more to it than words. */
  answer: Component<{ choice: string; view: any; words: string }> | null
  badge: Component<{ letter: string; size?: number }>
  /** Beside the board, such as Morocco's roof; null if there is nothing. */
  aside: Component<{ view: any; legal: string[]; act: (choice: string) => void }> | null
  /** Definitions that board and cards are put together from. */
  art: Component
  /** What a choice names; `verb` "" for what is picked on the board without choosing a tool. */
  meaning: (choice: string, view: any) => Meaning
  /** Verbs that are picked on the board. */
  onBoard: (verb: string) => boolean
  phase: (view: any) => string
  /** The clauses that say what may be answered now. */
  clauses: (view: any) => string[]
  film: (view: any, events: any[]) => Shot<any, any>[]
  /** An event as a message's id and arguments; null if it goes without saying. `name` tells seats' names. */
  said: (event: any, name: (seat: string) => string) => Told[]
  /** A choice as a message's id and arguments. */
  told: (choice: string, view: any) => Told
  scores: (view: any) => Source[][]
  /** The seat's total; null if hidden. */
  total: (view: any, seat: number) => number | null
  /** The address of a picture of the market, to look at before any game. */
  picture: string
}
