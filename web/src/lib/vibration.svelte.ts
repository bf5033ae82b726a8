/** A short vibration when somebody's turn comes, where the device can do it and they have not switched it off. */
import { recall, remember } from './memory'

const LENGTH = 20
const kept = $state({ on: recall<boolean>('vibration') ?? true })

/** Whether this is a device for fingers whose browser offers vibrations. */
export const vibrates = () => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches

export const vibrating = () => kept.on

/** Vibrations on or off; kept in this browser. */
export function setVibrating(on: boolean): void {
  kept.on = on
  remember('vibration', on)
}

/** Vibrate once. A browser refuses it, with a complaint, to a page that nobody has touched. */
export function vibrate(): void {
  if (kept.on && vibrates() && navigator.userActivation?.hasBeenActive) navigator.vibrate(LENGTH)
}
