import type { Layer } from '@kadr/contract/scene'

/** Role of a piece in the motion of a slide: it decides how and when the piece enters. */
export type Part =
  /** Fills the canvas and enters with the slide. */
  | 'ground'
  /** Second and third sheets of the ground, which follow it. */
  | 'decor'
  | 'header'
  | 'figure'
  | 'title'
  | 'object'
  | 'companion'
  | 'photo'
  | 'body'
  /** A row of a list, a half of a comparison: entered one after another by `order`. */
  | 'row'
  /** Ticks and crosses of a row. */
  | 'tick'
  | 'act'
  /** Arrows, rays, rings: small things at the end. */
  | 'detail'

type Timed = 'duration' | 'enter' | 'id' | 'leave' | 'opacity' | 'start'
type OmitTimes<L> = L extends Layer ? Omit<L, Timed> : never
/** A layer without its times. */
export type StillLayer = OmitTimes<Layer>

export type Piece = {
  name: string
  part: Part
  /** Within its part; the first enters first. */
  order?: number
  /** Index of the slide's object that the user can replace and move. */
  slot?: number
  opacity?: number
  layer: StillLayer
}
