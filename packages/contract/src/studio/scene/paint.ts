import * as z from 'zod/mini'
import { share } from '../../base/primitives.ts'
import { outline } from './geometry.ts'
import { colour } from './text.ts'

/** A third colour of a gradient and its position. */
const via = z.optional(z.object({ colour, at: share }))

/**
 * - `grain`: fine noise of paper. - `specks`: sparse holes, as of a printing drum.
 * - `dots`: a screen; `amount` to `amountTo` is its darkness along the angle.
 * - `lines`, `squares`: ruled paper.
 */
const texture = z.enum(['grain', 'specks', 'dots', 'lines', 'squares'])
export type Texture = z.infer<typeof texture>

export const paint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('solid'), colour }),
  /** The angle is in degrees, 0 runs from top to bottom. */
  z.object({ kind: z.literal('gradient'), from: colour, via, to: colour, angle: z.number() }),
  /** From the centre, a point of the box in shares, to `radius` of half the longer side. */
  z.object({
    kind: z.literal('radial'),
    from: colour,
    via,
    to: colour,
    x: share,
    y: share,
    radius: z.number().check(z.minimum(0.01), z.maximum(4)),
  }),
  /** Static, so it belongs to the background: a moving texture would consume the bitrate. */
  z.object({
    kind: z.literal('texture'),
    texture,
    colour,
    /** Points between marks. */
    cell: z.number().check(z.minimum(2), z.maximum(400)),
    /** Share of the area, or the width of a line in cells. */
    amount: share,
    amountTo: z.optional(share),
    angle: z.optional(z.number()),
    seed: z.optional(z.int()),
  }),
])
export type Paint = z.infer<typeof paint>

export const shadow = z.object({
  colour,
  blur: z.number().check(z.minimum(0), z.maximum(200)),
  x: z.number().check(z.minimum(-200), z.maximum(200)),
  y: z.number().check(z.minimum(-200), z.maximum(200)),
})
export type Shadow = z.infer<typeof shadow>

/** Saturated strokes under 10 points lose their colour in video. */
export const stroke = z.object({
  colour,
  width: z.number().check(z.minimum(0.5), z.maximum(200)),
  cap: z.enum(['butt', 'round', 'square']),
  join: z.enum(['bevel', 'miter', 'round']),
  /** Pen stroke: the width varies along the line and thins at its ends; the seed of the variation. */
  pen: z.optional(z.int()),
})
export type Stroke = z.infer<typeof stroke>

/** A picture in two inks: its shadows in one, its lights in the other; `dots` is the step of a printed screen. */
export const tone = z.object({
  dark: colour,
  light: colour,
  dots: z.optional(z.number().check(z.minimum(4), z.maximum(80))),
})
export type Tone = z.infer<typeof tone>

/** Shape a picture is cut to. */
export const mask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rounded'), radius: z.number().check(z.minimum(0)) }),
  z.object({ kind: z.literal('ellipse') }),
  /** A half circle on the upper side. */
  z.object({ kind: z.literal('arch') }),
  z.object({ kind: z.literal('path'), ...outline.shape }),
])
export type Mask = z.infer<typeof mask>
