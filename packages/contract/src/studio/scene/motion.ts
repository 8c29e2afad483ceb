import * as z from 'zod/mini'
import { share } from '../../base/primitives.ts'
import { MAX_SCENE_SECONDS } from './geometry.ts'

/** Visible part of a picture: zoom 1 is all of it, 2 the half around (x, y). */
const view = z.object({
  zoom: z.number().check(z.minimum(1), z.maximum(1.6)),
  x: share,
  y: share,
})
export type View = z.infer<typeof view>

/**
 * A moment of the camera over footage: the frame of the canvas' shape lies around (x, y) of the picture, as large as
 * fits at zoom 1. Between two moments it moves evenly, at two of one time it jumps.
 */
export const cameraMoment = z.object({
  at: z.number().check(z.minimum(0), z.maximum(MAX_SCENE_SECONDS)),
  zoom: z.number().check(z.minimum(1), z.maximum(4)),
  x: share,
  y: share,
})
export type CameraMoment = z.infer<typeof cameraMoment>

export const motion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('still') }),
  z.object({
    kind: z.literal('travel'),
    from: view,
    to: view,
    easing: z.enum(['linear', 'gentle']),
  }),
  /** A zoom pulse on every beat. */
  z.object({
    kind: z.literal('pulse'),
    zoom: z.number().check(z.minimum(1), z.maximum(1.3)),
    every: z.number().check(z.minimum(0.2), z.maximum(10)),
  }),
])
export type Motion = z.infer<typeof motion>

/**
 * - `fade`: opacity.
 * - `slide`: across the canvas; text by 90 points and with a fade. `travel` replaces the distance.
 * - `wipe`: an edge crosses the canvas.
 * - `reveal`: an edge crosses the layer's own bounds: marks, rules, ticks.
 * - `rise`: the layer moves in from outside its own bounds, cut at them.
 * - `zoom`, `slam`: shrinks to its size; `slam` is short and starts at 1.12.
 * - `pop`: grows from 0.7 with a spring.
 * - `drop`: falls `travel` points, growing from 0.7, with a spring.
 * - `draw`: a stroke is drawn along its length; without a stroke the same as `reveal`.
 */
export const transition = z.object({
  kind: z.enum(['fade', 'slide', 'wipe', 'zoom', 'pop', 'reveal', 'rise', 'slam', 'drop', 'draw']),
  toward: z.enum(['left', 'right', 'up', 'down']),
  seconds: z.number().check(z.minimum(0.05), z.maximum(3)),
  /** Seconds of delay, hidden when entering; for a mark, since its line began to enter. */
  delay: z.optional(z.number().check(z.minimum(0), z.maximum(60))),
  /** Points of `slide` and `drop`. */
  travel: z.optional(z.number().check(z.minimum(0), z.maximum(4000))),
  /** Scale at the hidden end of `zoom`, `pop`, `slam`, `drop`. */
  scale: z.optional(z.number().check(z.minimum(0.1), z.maximum(2))),
  /** How far a `spring` passes its end; 1.7 is one tenth of the way. */
  overshoot: z.optional(z.number().check(z.minimum(0), z.maximum(4))),
  /** Default: the curve of the kind. */
  easing: z.optional(z.enum(['linear', 'gentle', 'settle', 'spring'])),
})
export type Transition = z.infer<typeof transition>

const every = z.number().check(z.minimum(0.05), z.maximum(60))
const points = z.number().check(z.minimum(-2000), z.maximum(2000))
/** Fraction of the period. */
const phase = z.optional(share)

/** Motion of a layer at rest; periods are in seconds since the start of the layer. */
export const idle = z.discriminatedUnion('kind', [
  /** Moves by up to ±x, ±y along a sine. */
  z.object({ kind: z.literal('float'), x: points, y: points, every, phase }),
  /** Turns by up to ±degrees along a sine, in quarters of a degree. Not for clips and text. */
  z.object({
    kind: z.literal('sway'),
    degrees: z.number().check(z.minimum(0), z.maximum(10)),
    every,
    phase,
  }),
  /** Grows by up to `scale` and loses up to `fade` of its opacity. */
  z.object({
    kind: z.literal('breathe'),
    scale: z.number().check(z.minimum(0), z.maximum(0.5)),
    fade: share,
    every,
    phase,
  }),
  /** Visible for the share `on` of each period. */
  z.object({ kind: z.literal('blink'), on: share, every, phase }),
  /** Shifted to (x, y) for the second half of each period. */
  z.object({ kind: z.literal('jump'), x: points, y: points, every, phase }),
  /** Moves by (x, y) in the whole duration, evenly. */
  z.object({ kind: z.literal('drift'), x: points, y: points }),
])
export type Idle = z.infer<typeof idle>

/** Hand-drawn jitter: lines shake by `amount` points, `perSecond` times, for `seconds` or always. */
export const redraw = z.object({
  amount: z.number().check(z.minimum(0.5), z.maximum(12)),
  perSecond: z.number().check(z.minimum(1), z.maximum(15)),
  seconds: z.nullable(z.number().check(z.minimum(0), z.maximum(60))),
})
export type Redraw = z.infer<typeof redraw>
