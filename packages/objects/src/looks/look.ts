import type { BodyBox } from './body.ts'
import type { Pixels } from './pixels.ts'

/** What a look starts from. */
export type LookInput = {
  /** The drawing with its margins. */
  drawing: Pixels
  body: BodyBox
  /** Hex colours; their meaning is the look's. */
  colours: readonly string[]
  /** Length in pixels of one point: lengths of looks are given for drawings of 800 points. */
  point: number
  /** Seeds what is uneven by hand. */
  seed: string
}

/** `margin` is what a look adds around the body for edges and shadows. */
export type LookOutput = { pixels: Pixels; margin: number }

export type Look = (input: LookInput) => LookOutput
