/** How fast others' turns, and what follows from one's own, are shown: chosen in a table's menu, kept in this browser. */
import { recall, remember } from './memory'

/** How long each picture of a film stays, as a multiple of its usual time; 0: no films. */
const FACTORS = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }
export type Pace = keyof typeof FACTORS
export const PACES = Object.keys(FACTORS) as Pace[]

const kept = recall<Pace>('pace')
const chosen = $state({ pace: kept && kept in FACTORS ? kept : ('normal' as Pace) })

export const pace = () => chosen.pace

/** What times are multiplied with now. */
export const factor = () => FACTORS[chosen.pace]

export function setPace(pace: Pace): void {
  chosen.pace = pace
  remember('pace', pace)
  hasten()
}

/** What moves on the board by styles alone takes its time from this. */
function hasten(): void {
  globalThis.document?.documentElement.style.setProperty('--pace', String(Math.max(factor(), 0.01)))
}

hasten()
