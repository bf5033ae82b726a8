/** Short sounds, made on the spot: nothing to load. */
import { recall, remember } from './memory'

export type Sound = 'turn' | 'step' | 'rug' | 'coin' | 'roll' | 'place' | 'close' | 'end' | 'phrase'
type Note = { at: number; from: number; to: number; long: number; loud: number; wave: OscillatorType }

const note = (at: number, from: number, to: number, long: number, loud = 0.1, wave: OscillatorType = 'sine'): Note => ({ at, from, to, long, loud, wave })

const NOTES: Record<Sound, Note[]> = {
  turn: [note(0, 587, 587, 0.16), note(0.14, 784, 784, 0.28)],
  step: [note(0, 240, 140, 0.06, 0.09, 'triangle')],
  rug: [note(0, 150, 70, 0.2, 0.2, 'triangle')],
  coin: [note(0, 1760, 1760, 0.07, 0.05), note(0.07, 2349, 2349, 0.16, 0.05)],
  roll: [note(0, 320, 260, 0.04, 0.08, 'square'), note(0.09, 280, 240, 0.04, 0.07, 'square'), note(0.17, 350, 300, 0.05, 0.07, 'square')],
  place: [note(0, 330, 200, 0.09, 0.12, 'triangle')],
  close: [note(0, 196, 98, 0.25, 0.16, 'triangle'), note(0.05, 392, 392, 0.2, 0.05)],
  phrase: [note(0, 880, 988, 0.09, 0.07), note(0.1, 1175, 1175, 0.12, 0.05)],
  end: [note(0, 523, 523, 0.18), note(0.15, 659, 659, 0.18), note(0.3, 784, 784, 0.4)],
}

const heard = $state({ muted: recall<boolean>('muted') ?? false })
let context: AudioContext | null = null

export const muted = () => heard.muted

/** Sounds on or off. */
export function mute(off: boolean): void {
  heard.muted = off
  remember('muted', off)
}

/** Let a sound be heard, unless muted, or the browser wants a click first. */
export function play(sound: Sound): void {
  if (heard.muted || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const each of NOTES[sound]) strike(context, each)
}

function strike(audio: AudioContext, { at, from, to, long, loud, wave }: Note): void {
  const start = audio.currentTime + at
  const [voice, gain] = [audio.createOscillator(), audio.createGain()]
  voice.type = wave
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + long)
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  voice.connect(gain).connect(audio.destination)
  voice.start(start)
  voice.stop(start + long)
}
