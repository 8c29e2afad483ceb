import type { BodyBox } from './body.ts'
import type { Pixels } from './pixels.ts'

/** Input of a look. */
export type LookInput = {
  /** The drawing with its margins. */
  drawing: Pixels
  body: BodyBox
  /** Hex colours; their meaning depends on the look. */
  colours: readonly string[]
  /** Pixels per point: lengths of looks are defined for drawings of 800 points. */
  point: number
  /** Seed of the hand-drawn unevenness. */
  seed: string
}

/** `margin` is the space a look adds around the body for edges and shadows. */
export type LookOutput = { pixels: Pixels; margin: number }

export type Look = (input: LookInput) => LookOutput
