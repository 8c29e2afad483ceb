import type { Random } from '../random.ts'
import { createHighPass, createLowPass, envelope, saturate } from './shapes.ts'
import { RATE, type Voice } from './track.ts'

const TURN = Math.PI * 2

/** A falling tone: kick, toms and bass drum differ only in parameters. */
const fallingTone = ({
  from,
  to,
  fall,
  seconds,
  click = 0,
  drive = 1.2,
}: {
  from: number
  to: number
  fall: number
  seconds: number
  click?: number
  drive?: number
}): Voice => {
  let phase = 0
  const shape = envelope({
    attack: 0.0015,
    decay: seconds / 3,
    sustain: 0,
    hold: seconds * 0.8,
    release: seconds * 0.2,
  })
  return {
    seconds,
    sample(time) {
      phase += (to + (from - to) * Math.exp(-time / fall)) / RATE
      const tap = click * Math.exp(-time * 260) * Math.sin(TURN * 1900 * time)
      return saturate(Math.sin(phase * TURN) * shape.at(time) + tap, drive)
    },
  }
}

export const kick = (): Voice =>
  fallingTone({ from: 165, to: 48, fall: 0.035, seconds: 0.42, click: 0.35, drive: 1.6 })
export const softKick = (): Voice =>
  fallingTone({ from: 110, to: 46, fall: 0.04, seconds: 0.4, drive: 1.1 })
export const tom = (height: number): Voice =>
  fallingTone({ from: height * 1.6, to: height, fall: 0.06, seconds: 0.6, drive: 1.2 })
export const bigDrum = (): Voice =>
  fallingTone({ from: 120, to: 52, fall: 0.09, seconds: 1.3, click: 0.2, drive: 2 })

const noise = ({
  random,
  seconds,
  decay,
  low,
  high,
  attack = 0.001,
}: {
  random: Random
  seconds: number
  decay: number
  low: number
  high: number
  attack?: number
}): Voice => {
  const cut = createHighPass(low)
  const soften = createLowPass(0.7)
  const shape = envelope({ attack, decay, sustain: 0, hold: seconds * 0.7, release: seconds * 0.3 })
  return {
    seconds,
    sample: (time) => soften(cut(random.between(-1, 1)), high) * shape.at(time),
  }
}

export const hat = (random: Random, isOpen = false): Voice =>
  noise({
    random,
    seconds: isOpen ? 0.34 : 0.09,
    decay: isOpen ? 0.12 : 0.022,
    low: 7000,
    high: 6300,
  })
export const shaker = (random: Random): Voice =>
  noise({ random, seconds: 0.11, decay: 0.04, low: 4500, high: 6000, attack: 0.02 })

export const snare = (random: Random, { isSoft = false } = {}): Voice => {
  const rattle = noise({
    random,
    seconds: 0.26,
    decay: isSoft ? 0.06 : 0.085,
    low: 900,
    high: isSoft ? 3600 : 6000,
  })
  const skin = fallingTone({ from: 260, to: 180, fall: 0.02, seconds: 0.16 })
  return {
    seconds: 0.26,
    sample: (time) => rattle.sample(time) * 0.9 + (time < 0.16 ? skin.sample(time) * 0.45 : 0),
  }
}

/** Several claps slightly apart. */
export const clap = (random: Random): Voice => {
  const tail = noise({ random, seconds: 0.3, decay: 0.07, low: 1000, high: 5200 })
  const hands = [0, 0.011, 0.023]
  return {
    seconds: 0.3,
    sample(time) {
      const burst = hands.reduce(
        (sum, start) => sum + (time >= start ? Math.exp(-(time - start) * 190) : 0),
        0,
      )
      return tail.sample(time) * (0.7 + burst * 1.3)
    },
  }
}

/** Filtered noise sweep: wind, whoosh, riser. */
export const sweep = ({
  random,
  seconds,
  from,
  to,
  peak,
  resonance = 2.2,
}: {
  random: Random
  seconds: number
  from: number
  to: number
  /** Position of the maximum, as a share of the duration. */
  peak: number
  resonance?: number
}): Voice => {
  const filter = createLowPass(resonance)
  const cut = createHighPass(180)
  return {
    seconds,
    sample(time) {
      const share = time / seconds
      const level = share < peak ? (share / peak) ** 2 : ((1 - share) / (1 - peak)) ** 2
      return cut(filter(random.between(-1, 1), from * (to / from) ** share)) * level
    },
  }
}
