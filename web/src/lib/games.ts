/** Both games, by name. */
import { marrakech } from '../marrakech/face'
import { morocco } from '../morocco/face'
import { anyFace, type AnyFace } from './game'

export const GAMES: Record<string, AnyFace> = { marrakech: anyFace(marrakech), morocco: anyFace(morocco) }

export function faceOf(game: string): AnyFace {
  return GAMES[game] ?? GAMES.marrakech
}
