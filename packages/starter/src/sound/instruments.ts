import type { Random } from '../random.ts'
import { createEnsemble, createLowPass, createSaw, envelope, pitch, saturate } from './shapes.ts'
import { RATE, type Voice } from './track.ts'

const TURN = Math.PI * 2

/** A slow chord of detuned saws. */
export const pad = (
  key: number,
  {
    seconds,
    random,
    brightness = 900,
    attack = 0.5,
  }: {
    seconds: number
    random: Random
    brightness?: number
    attack?: number
  },
): Voice => {
  const shape = envelope({ attack, hold: seconds, release: 0.9 })
  const frequency = pitch(key)
  const saws = createEnsemble({ frequency, cents: [-9, 0, 8], phase: random.next })
  const filter = createLowPass(0.75)
  return {
    seconds: shape.seconds,
    sample(time) {
      const sweep = 1 + 0.25 * Math.sin(time * 0.9)
      return filter(saws(), brightness * sweep) * shape.at(time) * 0.5
    },
  }
}

/** A plucked string (Karplus–Strong). */
export const pluck = (
  key: number,
  {
    random,
    seconds = 2.4,
    damping = 0.5,
    brightness = 0.9,
  }: {
    random: Random
    seconds?: number
    damping?: number
    brightness?: number
  },
): Voice => {
  const period = RATE / pitch(key) - 0.5
  const whole = Math.floor(period)
  // The delay line has a whole number of samples; an all-pass filter adds the fraction, or the
  // string would be out of tune.
  const rest = period - whole
  const tune = (1 - rest) / (1 + rest)
  const loop = Float32Array.from({ length: whole }, () => random.between(-1, 1))
  const soften = createLowPass(0.7)
  for (let at = 0; at < whole; at += 1) {
    loop[at] = soften(loop[at] ?? 0, 800 + brightness * 7000)
  }
  const shape = envelope({ attack: 0.003, hold: seconds * 0.55, release: seconds * 0.45 })
  const fading = 0.9985 - damping * 0.006
  let [place, last, tuned, previous] = [0, 0, 0, 0]
  return {
    seconds: shape.seconds,
    sample(time) {
      const current = loop[place] ?? 0
      const blended = (current + last) * 0.5 * fading
      last = current
      const passed = tune * blended + previous - tune * tuned
      previous = blended
      tuned = passed
      loop[place] = passed
      place = (place + 1) % whole
      return current * shape.at(time) * 0.9
    },
  }
}

/** Electric piano (FM): the modulation fades faster than the tone. */
export const keys = (
  key: number,
  {
    seconds,
    wobble = 0,
    brightness = 1.4,
  }: {
    seconds: number
    wobble?: number
    brightness?: number
  },
): Voice => {
  const frequency = pitch(key)
  const shape = envelope({ attack: 0.006, decay: 1.1, sustain: 0.25, hold: seconds, release: 0.35 })
  let phase = 0
  return {
    seconds: shape.seconds,
    sample(time) {
      phase += (frequency * (1 + wobble * Math.sin(time * 4.4))) / RATE
      const bend = brightness * Math.exp(-time * 3.2) * Math.sin(phase * TURN)
      const tine = 0.18 * Math.exp(-time * 9) * Math.sin(phase * TURN * 14)
      return Math.sin(phase * TURN + bend + tine) * shape.at(time) * 0.55
    },
  }
}

/** Bell or music box, by the ratio of its overtone. */
export const bell = (
  key: number,
  {
    seconds = 1.6,
    ratio = 3.5,
    brightness = 2.2,
  }: {
    seconds?: number
    ratio?: number
    brightness?: number
  } = {},
): Voice => {
  const frequency = pitch(key)
  const shape = envelope({
    attack: 0.002,
    decay: seconds / 3,
    sustain: 0,
    hold: seconds * 0.8,
    release: seconds * 0.2,
  })
  return {
    seconds: shape.seconds,
    sample(time) {
      const bend =
        brightness * Math.exp((-time * 4) / seconds) * Math.sin(TURN * frequency * ratio * time)
      return Math.sin(TURN * frequency * time + bend) * shape.at(time) * 0.45
    },
  }
}

/** Bass with some overtones, audible on phone speakers. */
export const bass = (
  key: number,
  { seconds, growl = 0.35 }: { seconds: number; growl?: number },
): Voice => {
  const frequency = pitch(key)
  const shape = envelope({ attack: 0.008, decay: 0.35, sustain: 0.6, hold: seconds, release: 0.08 })
  const saw = createSaw(frequency)
  const filter = createLowPass(0.9)
  return {
    seconds: shape.seconds,
    sample(time) {
      const edge = filter(saw(), 260 + 1400 * growl * Math.exp(-time * 9)) * growl
      const body = Math.sin(TURN * frequency * time)
      return saturate(body * 0.8 + edge, 1.4) * shape.at(time) * 0.75
    },
  }
}

/** Short bowed strings, several players. */
export const strings = (
  key: number,
  {
    seconds,
    random,
    attack = 0.06,
    brightness = 2400,
  }: {
    seconds: number
    random: Random
    attack?: number
    brightness?: number
  },
): Voice => {
  const frequency = pitch(key)
  const shape = envelope({ attack, hold: seconds, release: Math.min(0.5, seconds + 0.1) })
  const players = createEnsemble({ frequency, cents: [-12, -5, 4, 11], phase: random.next })
  const filter = createLowPass(0.8)
  return {
    seconds: shape.seconds,
    sample(time) {
      const swell = shape.at(time)
      return filter(players(), brightness * (0.35 + 0.65 * swell)) * swell * 0.6
    },
  }
}
