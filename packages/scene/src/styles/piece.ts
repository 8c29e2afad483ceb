import type { Layer } from '@kadr/contract/studio/scene/scene'

/** Role of a piece: decides how and when it enters. */
export type Part =
  /** Fills the canvas and enters with the slide. */
  | 'ground'
  /** Background layers over the ground. */
  | 'decor'
  | 'header'
  | 'figure'
  | 'title'
  | 'object'
  | 'companion'
  | 'photo'
  | 'body'
  /** A row of a list or a half of a comparison; rows enter one after another by `order`. */
  | 'row'
  /** Ticks and crosses of a row. */
  | 'tick'
  /** Bars of a chart: they grow from their left side. */
  | 'bar'
  /** Rings and lines drawn along their length. */
  | 'ring'
  | 'act'
  /** Arrows, rays and rings; they enter last. */
  | 'detail'

type Timed = 'duration' | 'enter' | 'id' | 'leave' | 'opacity' | 'start'
type OmitTimes<L> = L extends Layer ? Omit<L, Timed> : never
/** A layer without its times. */
export type StillLayer = OmitTimes<Layer>

export type Piece = {
  name: string
  part: Part
  /** Order of entry within its part. */
  order?: number
  /** Index of the slide's object that the user can replace and move. */
  slot?: number
  opacity?: number
  layer: StillLayer
}
