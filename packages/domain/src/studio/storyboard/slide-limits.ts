import type { SlideRole } from '@kadr/contract/studio/storyboard'

/** Fields of a card that a layout shows, with the maximum number of characters. */
export type SlideLimits = {
  title: number
  sub?: number
  body?: number
  value?: number
  unit?: number
  /** For both halves. */
  head?: number
  line?: number
  /** For each item. */
  item?: number
  act?: number
  /** For each row: its name and its values. */
  label?: number
  cell?: number
}

/** Without the asterisks of the key phrase. The layouts of all styles are drawn for these lengths. */
export const SLIDE_LIMITS: Readonly<Record<SlideRole, SlideLimits>> = {
  hook: { title: 52, sub: 36 },
  item: { title: 26, body: 60 },
  compare: { title: 22, head: 16, line: 34 },
  number: { value: 5, unit: 9, title: 28, body: 50 },
  list: { title: 28, item: 32 },
  pair: { title: 22, head: 18, line: 36 },
  quote: { title: 44, sub: 44 },
  cta: { title: 34, sub: 36, act: 36 },
  table: { title: 28, head: 14, label: 18, cell: 18 },
  chart: { title: 34, body: 50, label: 22, cell: 10 },
  timeline: { title: 34, label: 16, cell: 40 },
  price: { title: 30, value: 7, unit: 9, sub: 40, item: 32, label: 26, cell: 12 },
  review: { title: 120, sub: 30, value: 1 },
  check: { title: 28, item: 32 },
  step: { title: 44, body: 70, value: 2 },
  place: { title: 28, body: 60, sub: 40 },
}

/** Items of a `list`. */
export const LIST_ITEMS = { min: 3, max: 4 } as const
/** Rows of a `table`, a `chart`, a `timeline` and of a price list. */
export const CARD_ROWS = { min: 2, max: 5 } as const
