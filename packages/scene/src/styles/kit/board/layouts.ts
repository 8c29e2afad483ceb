import type { BoardLayout, BoardRole } from './board.ts'
import { chart } from './chart.ts'
import { check } from './check.ts'
import { place } from './place.ts'
import { price } from './price.ts'
import { review } from './review.ts'
import { step } from './step.ts'
import { table } from './table.ts'
import { timeline } from './timeline.ts'

/** Roles of figures, lists and places: one drawing for all styles, out of what each style is made of. */
export const BOARDS: Record<BoardRole, BoardLayout> = {
  chart,
  check,
  place,
  price,
  review,
  step,
  table,
  timeline,
}
