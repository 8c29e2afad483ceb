import { RATE } from './track.ts'

/** ADSR envelope without jumps. */
export const envelope = ({
  attack,
  decay = 0,
  sustain = 1,
  hold,
  release,
}: {
  attack: number
  decay?: number
  sustain?: number
  hold: number
  release: number
}) => ({
  seconds: Math.max(hold, attack) + release,
  at(time: number) {
    const end = Math.max(hold, attack)
    const before = (moment: number) => {
      if (moment < attack) return moment / attack
      return sustain + (1 - sustain) * Math.exp(-(moment - attack) / Math.max(decay, 0.001))
    }
    if (time < end) return before(time)
    const left = 1 - (time - end) / release
    return left > 0 ? before(end) * left * left : 0
  },
})

/** A band-limited sawtooth. */
export const createSaw = (frequency: number, phase = 0) => {
  const step = frequency / RATE
  let place = phase % 1
  return () => {
    let value = 2 * place - 1
    if (place < step) value -= smoothEdge(place / step)
    else if (place > 1 - step) value -= smoothEdge((place - 1) / step)
    place = (place + step) % 1
    return value
  }
}
const smoothEdge = (distance: number) =>
  distance >= 0
    ? distance + distance - distance * distance - 1
    : distance * distance + distance + distance + 1

/** Several slightly detuned saws. */
export const createEnsemble = ({
  frequency,
  cents,
  phase,
}: {
  frequency: number
  /** In cents. */
  cents: readonly number[]
  phase(): number
}) => {
  const saws = cents.map((cent) => createSaw(frequency * 2 ** (cent / 1200), phase()))
  return () => {
    let sum = 0
    for (const saw of saws) sum += saw()
    return sum / saws.length
  }
}

/** Low-pass, 12 dB per octave. */
export const createLowPass = (resonance = 0.7) => {
  let [low, band] = [0, 0]
  let [known, pace] = [-1, 0]
  return (input: number, cutoff: number) => {
    if (cutoff !== known) {
      known = cutoff
      pace = 2 * Math.sin((Math.PI * Math.min(cutoff, RATE / 7)) / RATE)
    }
    low += pace * band
    const high = input - low - band / resonance
    band += pace * high
    return low
  }
}

/** High-pass. */
export const createHighPass = (cutoff: number) => {
  const share = Math.exp((-2 * Math.PI * cutoff) / RATE)
  let [before, out] = [0, 0]
  return (input: number) => {
    out = share * (out + input - before)
    before = input
    return out
  }
}

/** Soft clipping. */
export const saturate = (value: number, drive: number) =>
  Math.tanh(value * drive) / Math.tanh(drive)

const A4 = 69
/** Frequency of a MIDI key; 60 is middle C. */
export const pitch = (key: number) => 440 * 2 ** ((key - A4) / 12)
