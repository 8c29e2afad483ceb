import * as z from 'zod/mini'
import { degrees } from './geometry.ts'
import { transition } from './motion.ts'

export const colour = z
  .string()
  .check(z.regex(/^#[\da-f]{6}([\da-f]{2})?$/i, 'Цвет вида #2f4bff или #2f4bffcc'))

/** Families of the starter pack, each with Cyrillic and the rouble sign. */
export const fontKey = z.enum(['montserrat', 'oswald', 'unbounded', 'lora', 'caveat'])
export type FontKey = z.infer<typeof fontKey>

const size = z.number().check(z.minimum(8), z.maximum(1400))

/** Lengths are in points of a canvas 1080 wide, whatever the size of the output. */
export const textStyle = z.object({
  font: fontKey,
  weight: z.enum(['regular', 'bold', 'heavy']),
  /** The text is set as large as its box allows, from `size` down to `minSize`. */
  size,
  minSize: size,
  /** Of the size. */
  lineHeight: z.number().check(z.minimum(0.8), z.maximum(2)),
  /** At `size`. */
  letterSpacing: z.number().check(z.minimum(-60), z.maximum(60)),
  /** Added to the space between words, relative to the font size. */
  wordSpacing: z.optional(z.number().check(z.minimum(-0.2), z.maximum(1))),
  isUppercase: z.boolean(),
  colour,
  /** Words between asterisks take it. */
  accent: colour,
  outline: z.nullable(z.object({ colour, width: z.number().check(z.minimum(0), z.maximum(40)) })),
  shadow: z.nullable(
    z.object({
      colour,
      blur: z.number().check(z.minimum(0), z.maximum(80)),
      x: z.number().check(z.minimum(-80), z.maximum(80)),
      y: z.number().check(z.minimum(-80), z.maximum(80)),
    }),
  ),
  /** One plate under the whole text, or a highlight under each line. */
  plate: z.nullable(
    z.object({
      colour,
      per: z.enum(['block', 'line']),
      padding: z.number().check(z.minimum(0), z.maximum(120)),
      radius: z.number().check(z.minimum(0), z.maximum(120)),
    }),
  ),
})
export type TextStyle = z.infer<typeof textStyle>

/**
 * How the words between asterisks are marked. `plate`, `strip` (paper cut by hand), `marker` (a
 * swipe) and `pill` lie under the words, `underline` and `circle` are drawn by a pen; `colour` only
 * changes the letters.
 */
export const textMark = z.object({
  kind: z.enum(['colour', 'plate', 'strip', 'marker', 'pill', 'underline', 'circle']),
  /** Of the shape. */
  colour,
  /** Of the letters. */
  ink: colour,
  turn: z.optional(degrees),
  /** Corner radius, relative to the font size. */
  radius: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Space around the words, relative to the font size. */
  padding: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Until it has entered, the words keep the colour of the text. */
  enter: z.optional(transition),
  seed: z.optional(z.int()),
})
export type TextMark = z.infer<typeof textMark>

/** Each line or word enters by the layer's `enter`, this many seconds after the previous one. */
export const stagger = z.object({
  by: z.enum(['line', 'word']),
  each: z.number().check(z.minimum(0), z.maximum(10)),
})
export type Stagger = z.infer<typeof stagger>

/** The first number of the text counts up from `from` in steps. */
export const count = z.object({
  from: z.number(),
  steps: z.int().check(z.minimum(2), z.maximum(40)),
  seconds: z.number().check(z.minimum(0.1), z.maximum(10)),
  delay: z.optional(z.number().check(z.minimum(0), z.maximum(60))),
})
export type Count = z.infer<typeof count>
