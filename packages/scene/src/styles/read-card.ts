import type { SlideCard, SlideSide } from '@kadr/contract/storyboard'

const COUNT = /^(\*?)(\d{1,3})\s+(?=\S)/u

/** «5 ошибок …» becomes a giant figure and the rest of the title. */
export const splitCount = (title: string): { count: string; rest: string } => {
  const [all, star = '', count = ''] = COUNT.exec(title.trim()) ?? []
  return all === undefined
    ? { count: '', rest: title }
    : { count, rest: `${star}${title.trim().slice(all.length)}` }
}

/** What explains a number, and what is said under it. */
export const noteOf = ({ body, sub }: SlideCard): string => body || sub

const EMPTY: SlideSide = { head: '', line: '', object: null }

export const sidesOf = ({ sides }: SlideCard): [SlideSide, SlideSide] => [
  sides[0] ?? EMPTY,
  sides[1] ?? EMPTY,
]

/** At most so many rows stand on a slide. */
const MAX_ROWS = 5

export const rowsOf = ({ items }: SlideCard): string[] =>
  items.filter((item) => item.trim() !== '').slice(0, MAX_ROWS)

/** Every second numbered item stands on the other ground: neighbours never look alike. */
export const hasOtherGround = ({ n }: SlideCard): boolean => n !== null && n % 2 === 0
