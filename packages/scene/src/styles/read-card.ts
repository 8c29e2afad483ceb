import type { SlideCard, SlideRow, SlideSide } from '@kadr/contract/studio/storyboard'

const COUNT = /^(\*?)(\d{1,3})\s+(?=\S)/u

/** Splits «5 ошибок …» into the number, which is drawn large, and the rest of the title. */
export const splitCount = (title: string): { count: string; rest: string } => {
  const [all, star = '', count = ''] = COUNT.exec(title.trim()) ?? []
  return all === undefined
    ? { count: '', rest: title }
    : { count, rest: `${star}${title.trim().slice(all.length)}` }
}

/** The text under the title of a `number` slide. */
export const noteOf = ({ body, sub }: SlideCard): string => body || sub

const EMPTY: SlideSide = { head: '', line: '', object: null }

export const sidesOf = ({ sides }: SlideCard): [SlideSide, SlideSide] => [
  sides[0] ?? EMPTY,
  sides[1] ?? EMPTY,
]

const MAX_ROWS = 5

export const rowsOf = ({ items }: SlideCard): string[] =>
  items.filter((item) => item.trim() !== '').slice(0, MAX_ROWS)

const MAX_SHOWN_ROWS = 5

/** Rows with words in them. */
export const shownRows = ({ rows }: SlideCard): SlideRow[] =>
  rows
    .filter(({ label, value, other }) => `${label}${value}${other}`.trim() !== '')
    .slice(0, MAX_SHOWN_ROWS)

/** Numbered items alternate between two backgrounds. */
export const hasOtherGround = ({ n }: SlideCard): boolean => n !== null && n % 2 === 0
