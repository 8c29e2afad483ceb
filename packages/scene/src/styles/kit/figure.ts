import { listCountSteps } from '../../text/count-steps.ts'
import type { Piece } from '../piece.ts'
import { type Letters, setText, widthOf } from './words.ts'

const CAPITAL_HALF = 0.35
const LEADING = 1

/** Baseline of a line whose box begins at `y`. */
const baselineOf = (y: number, size: number, leading: number) =>
  y + (leading / 2 + CAPITAL_HALF) * size

/** The value counts up to itself when it is a number of two or three digits. */
const COUNT = { from: 0, steps: 12, seconds: 0.6 }
const COUNTED = /^\d{2,3}$/

/** Room for every number on the way: «40» is wider than «71». */
const widestOf = (letters: Letters, value: string, size: number) =>
  Math.max(
    widthOf(letters, value, size),
    ...(COUNTED.test(value)
      ? listCountSteps({ text: value, count: COUNT, duration: COUNT.seconds }).map(({ text }) =>
          widthOf(letters, text, size),
        )
      : []),
  )

/** A giant number with its unit on the same baseline; both shrink to the width. */
export const setFigure = ({
  value,
  unit,
  x,
  y,
  width,
  size,
  unitSize,
  gap,
  letters,
  unitColour = letters.colour,
}: {
  value: string
  unit: string
  x: number
  /** Top of the digits' line. */
  y: number
  width: number
  size: number
  unitSize: number
  gap: number
  letters: Letters
  unitColour?: string
}): { pieces: Piece[]; bottom: number; right: number } => {
  const unitLetters = { ...letters, colour: unitColour, tracking: -0.03, leading: LEADING }
  const figureLetters = { ...letters, leading: LEADING }
  const needed =
    widestOf(figureLetters, value, size) +
    (unit === '' ? 0 : gap + widthOf(unitLetters, unit, unitSize))
  const share = Math.min(1, width / needed)
  const [figureSize, small] = [size * share, unitSize * share]
  const wide = widestOf(figureLetters, value, figureSize)
  const baseline = baselineOf(y, figureSize, LEADING)
  const figure = setText({
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
          setText({
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
