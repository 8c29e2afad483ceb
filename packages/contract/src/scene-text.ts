import * as z from 'zod/mini'

export const colour = z
  .string()
  .check(z.regex(/^#[\da-f]{6}([\da-f]{2})?$/i, 'Цвет вида #2f4bff или #2f4bffcc'))

/** Families of the starter pack, each with Cyrillic and the rouble sign. */
export const fontKey = z.enum(['montserrat', 'oswald', 'unbounded', 'lora', 'caveat'])
export type FontKey = z.infer<typeof fontKey>

const size = z.number().check(z.minimum(8), z.maximum(400))

/** Lengths are in points of a canvas 1080 wide, whatever the size of the output. */
export const textStyle = z.object({
  font: fontKey,
  weight: z.enum(['regular', 'bold', 'heavy']),
  /** The text is set as large as its box allows, from `size` down to `minSize`. */
  size,
  minSize: size,
  /** Of the size. */
  lineHeight: z.number().check(z.minimum(0.8), z.maximum(2)),
  letterSpacing: z.number().check(z.minimum(-10), z.maximum(40)),
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
