import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import type { StyleBrand, StyledSlide } from '../style.ts'
import { path, rectangle } from './shapes.ts'
import { type Letters, placeText, widthOf } from './words.ts'

type Header = { slide: StyledSlide; page: Page }

const pill = (x: number, width: number, height: number) => {
  const r = height / 2
  return `M${x + r} 0H${x + width - r}A${r} ${r} 0 0 1 ${x + width - r} ${height}H${x + r}A${r} ${r} 0 0 1 ${x + r} 0Z`
}

/** Progress as dots; the current one is longer. */
export const buildDots = ({
  slide: { index, total },
  page,
  colour,
  dim,
  size = 14,
}: Header & { colour: string; dim: string; size?: number }): Piece[] => {
  if (total < 2) return []
  const [gap, long] = [12, size * 4.3]
  const step = Math.min(size + gap, (page.right - page.left - long) / total)
  const offsetOf = (at: number) => at * step + (at > index ? long - size : 0)
  const others = Array.from({ length: total }, (_, at) => at).filter((at) => at !== index)
  const y = page.y(262)
  const width = offsetOf(total - 1) + long
  return [
    path({
      name: 'dots',
      part: 'header',
      d: others.map((at) => pill(offsetOf(at), size, size)).join(''),
      box: { x: page.left, y, width, height: size },
      paint: dim,
    }),
    rectangle({
      name: 'dot',
      part: 'header',
      box: { x: page.left + offsetOf(index), y, width: long, height: size },
      radius: size / 2,
      paint: colour,
    }),
  ]
}

/** The brand, a rule and the number of the slide. */
export const buildRunningHead = ({
  slide: { index, total },
  page,
  brand,
  letters,
  size: full,
  rule,
  ruleHeight,
  separator,
}: Header & {
  brand: StyleBrand
  letters: Letters
  size: number
  rule: string
  ruleHeight: number
  separator: string
}): Piece[] => {
  const size = full * page.k
  const y = page.y(254)
  const number = total < 2 ? '' : `${index + 1}${separator}${total}`
  const numberWidth = number === '' ? 0 : widthOf(letters, number, size)
  const space = page.right - page.left
  const name = widthOf(letters, brand.name, size) > space * 0.6 ? '' : brand.name
  const nameWidth = name === '' ? 0 : widthOf(letters, name, size)
  const from = page.left + (nameWidth ? nameWidth + 24 : 0)
  const until = page.right - (numberWidth ? numberWidth + 24 : 0)
  const text = (key: string, value: string, x: number, width: number) =>
    placeText({ name: key, part: 'header', lines: [value], letters, size, x, y, width })
  return [
    ...(nameWidth ? [text('brand', name, page.left, nameWidth)] : []),
    rectangle({
      name: 'rule',
      part: 'header',
      box: {
        x: from,
        y: y + (size * letters.leading - ruleHeight) / 2,
        width: until - from,
        height: ruleHeight,
      },
      paint: rule,
    }),
    ...(numberWidth ? [text('number', number, page.right - numberWidth, numberWidth)] : []),
  ]
}

/** Progress as bars across the column, and the number. */
export const buildBars = ({
  slide: { index, total },
  page,
  colour,
  dim,
  letters,
}: Header & { colour: string; dim: string; letters: Letters }): Piece[] => {
  if (total < 2) return []
  const [size, height, gap] = [30 * page.k, 8, 10]
  const number = `${index + 1}/${total}`
  const numberWidth = widthOf(letters, number, size)
  const y = page.y(258)
  const width = page.right - page.left - numberWidth - 26
  const each = (width - gap * (total - 1)) / total
  const bars = (from: number, until: number) =>
    Array.from({ length: until - from }, (_, at) =>
      pill((from + at) * (each + gap), each, height),
    ).join('')
  const box = { x: page.left, y: y + (size * letters.leading - height) / 2, width, height }
  return [
    ...(index + 1 < total
      ? [
          path({
            name: 'bars left',
            part: 'header' as const,
            d: bars(index + 1, total),
            box,
            paint: dim,
          }),
        ]
      : []),
    path({ name: 'bars', part: 'header', d: bars(0, index + 1), box, paint: colour }),
    placeText({
      name: 'number',
      part: 'header',
      lines: [number],
      letters,
      size,
      x: page.right - numberWidth,
      y,
      width: numberWidth,
    }),
  ]
}
