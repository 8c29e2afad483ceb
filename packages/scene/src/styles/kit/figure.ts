import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { listCountSteps } from '../../text/count-steps.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { type Letters, placeText, widthOf } from './words.ts'

const CAPITAL_HALF = 0.35
const LEADING = 1

/** Baseline of a line whose box begins at `y`. */
const baselineOf = (y: number, size: number, leading: number) =>
  y + (leading / 2 + CAPITAL_HALF) * size

/** Numbers of two or three digits are animated as a counter. */
const COUNT = { from: 0, steps: 12, seconds: 0.6 }
const COUNTED = /^\d{2,3}$/
const FRACTION = /\d[.,]\d/
const LOOSE = 0.015

/** The widest number the counter shows: «40» is wider than «71». */
const widestOf = (letters: Letters, value: string, size: number) =>
  Math.max(
    widthOf(letters, value, size),
    ...(COUNTED.test(value)
      ? listCountSteps({ text: value, count: COUNT, duration: COUNT.seconds }).map(({ text }) =>
          widthOf(letters, text, size),
        )
      : []),
  )

/** Sizes, gaps and heights are those of 9:16. */
type FigureNumbers = {
  outdent?: number
  top: number
  /** To the right edge of words where absent. */
  width?: number
  size: number
  /** Of a unit of one character, and of a longer one. */
  unitSizes: readonly [short: number, long: number]
  gap: number
  letters: Letters
  unitColour?: string
}

/** A giant number with its unit on the same baseline; both shrink to the width. */
export const placeFigure = (
  { value, unit }: SlideCard,
  page: Page,
  {
    outdent = 0,
    top,
    width = page.right - page.left + outdent,
    size: designSize,
    unitSizes,
    gap: designGap,
    letters,
    unitColour = letters.colour,
  }: FigureNumbers,
): { pieces: Piece[]; bottom: number; right: number } => {
  const [x, y] = [page.left - outdent, page.y(top)]
  const [size, gap] = [designSize * page.k, designGap * page.k]
  const unitSize = unitSizes[unit.length > 1 ? 1 : 0] * page.k
  const unitLetters = { ...letters, colour: unitColour, tracking: -0.03, leading: LEADING }
  // The comma of a fraction stands close to its digits already.
  const tracking = FRACTION.test(value) ? LOOSE : letters.tracking
  const figureLetters = {
    ...letters,
    ...(tracking !== undefined && { tracking }),
    leading: LEADING,
  }
  const needed =
    widestOf(figureLetters, value, size) +
    (unit === '' ? 0 : gap + widthOf(unitLetters, unit, unitSize))
  const share = Math.min(1, width / needed)
  const [figureSize, small] = [size * share, unitSize * share]
  const wide = widestOf(figureLetters, value, figureSize)
  const baseline = baselineOf(y, figureSize, LEADING)
  const figure = placeText({
    name: 'figure',
    part: 'figure',
    lines: [value],
    letters: figureLetters,
    size: figureSize,
    x,
    y,
    width: wide,
  })
  const counted: Piece =
    COUNTED.test(value) && figure.layer.kind === 'text'
      ? { ...figure, layer: { ...figure.layer, count: COUNT } }
      : figure
  const unitX = x + wide + gap * share
  const pieces =
    unit === ''
      ? [counted]
      : [
          counted,
          placeText({
            name: 'unit',
            part: 'figure',
            order: 1,
            lines: [unit],
            letters: unitLetters,
            size: small,
            x: unitX,
            y: baseline - (LEADING / 2 + CAPITAL_HALF) * small,
            width: widthOf(unitLetters, unit, small),
          }),
        ]
  return {
    pieces,
    bottom: baseline,
    right: unit === '' ? x + wide : unitX + widthOf(unitLetters, unit, small),
  }
}
