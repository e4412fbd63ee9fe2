import { prefs } from './prefs.svelte'

let context: AudioContext | null = null

/** Soft ticks, each short and quiet; nothing sounds unless the reader switched it on. */
const TONES = { turn: [660, 880], dice: [330, 392, 440], over: [523, 659, 784] } as const

export function chime(kind: keyof typeof TONES): void {
  if (!prefs.sound) return
  context ??= new AudioContext()
  TONES[kind].forEach((tone, index) => tick(context!, tone, index * 0.09))
}

function tick(audio: AudioContext, tone: number, after: number): void {
  const start = audio.currentTime + after
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  oscillator.type = 'sine'
  oscillator.frequency.value = tone
  volume.gain.setValueAtTime(0.06, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + 0.18)
}
