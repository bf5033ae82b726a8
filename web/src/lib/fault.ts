/** What is wrong with a game's proof: a code, for which the catalogues have words (`fault-…`), and where it is. */
import type { Args } from './words.svelte'

export class Fault extends Error {
  constructor(
    readonly code: string,
    readonly args: Args = {},
  ) {
    super(code)
  }
}
