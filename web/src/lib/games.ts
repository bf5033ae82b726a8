/** Both games, by name. */
import { marrakech } from '../marrakech/face'
import { morocco } from '../morocco/face'
import type { GameFace } from './game'

export const GAMES: Record<string, GameFace> = { marrakech, morocco }

export function faceOf(game: string): GameFace {
  return GAMES[game] ?? marrakech
}
