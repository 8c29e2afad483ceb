import * as z from 'zod/mini'
import { objectName } from '../library/object-name.ts'

export const slideRole = z.enum([
  'hook',
  'item',
  'compare',
  'number',
  'list',
  'pair',
  'quote',
  'cta',
  'table',
  'chart',
  'timeline',
  'price',
  'review',
  'check',
  'step',
  'place',
])
export type SlideRole = z.infer<typeof slideRole>

const line = (most: number) => z.string().check(z.maxLength(most, `Не длиннее ${most} знаков`))

/** One half of a `compare` or a `pair`. */
const slideSide = z.object({
  head: line(60),
  line: line(120),
  object: z.nullable(objectName),
})
export type SlideSide = z.infer<typeof slideSide>

/** A line of a table, a bar of a chart, a moment of a timeline, a service with its price. */
const slideRow = z.object({ label: line(60), value: line(60), other: line(60) })
export type SlideRow = z.infer<typeof slideRow>
export const MAX_ROWS = 6

/**
 * Text of one slide. The fields of all roles are kept, so that changing the role loses nothing; each role shows some of
 * them. `*asterisks*` mark the key phrase.
 */
export const slideCard = z.object({
  role: slideRole,
  /** Position within a numbered list; null outside one. */
  n: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
  title: line(300),
  sub: line(120),
  body: line(300),
  /** The figure of a `number` and a `price`, stars of a `review`, how many steps there are in all. */
  value: line(12),
  unit: line(20),
  sides: z.array(slideSide).check(z.maxLength(2)),
  /** A `compare` of before and after: the first half is crossed out, the second ticked. */
  isFix: z.boolean(),
  items: z.array(line(120)).check(z.maxLength(6)),
  rows: z._default(z.array(slideRow).check(z.maxLength(MAX_ROWS)), []),
  /** The call of a `cta`. */
  act: line(80),
  /** None is drawn when null. */
  object: z.nullable(objectName),
})
export type SlideCard = z.infer<typeof slideCard>

/** A reel as text: written by a writer, laid out by a style. */
export const storyboard = z.object({
  slides: z.array(slideCard).check(z.minLength(1), z.maxLength(20)),
})
export type Storyboard = z.infer<typeof storyboard>
