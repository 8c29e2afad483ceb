import type { TextStyle } from '@kadr/contract/studio/scene/text'
import type { Brush } from '../../draw/brush.ts'
import { buildFontCss } from '../fonts.ts'
import { getMarkPadding } from '../mark-padding.ts'
import { glueShortWords, joinShortWords, splitWords } from '../words.ts'
import { breakIntoColumn } from './layout-column.ts'
import { placeLines } from './place-lines.ts'
import type { FreeLine, TextBlock, TextLayout } from './text-layout.ts'
import { type Measured, measureLine, wrapWords } from './wrap.ts'

export const setFont = <Image>(brush: Brush<Image>, style: TextStyle, size: number) => {
  brush.font = buildFontCss({ style, size })
  brush.letterSpacing = `${(style.letterSpacing * size) / style.size}px`
}

const listParagraphs = ({ style, text, isGlued }: TextBlock) => {
  const plain = isGlued ? glueShortWords(text) : text
  const paragraphs = splitWords(style.isUppercase ? plain.toLocaleUpperCase('ru') : plain, {
    isSpaced: style.wordSpacing !== undefined,
  })
  return isGlued ? paragraphs : paragraphs.map(joinShortWords)
}

/** Sets the font as a side effect. */
const measureGaps = <Image>(brush: Brush<Image>, { style, mark }: TextBlock, size: number) => {
  setFont(brush, style, size)
  const space = brush.measureText(' ').width + (style.wordSpacing ?? 0) * size
  return { space, pad: getMarkPadding(mark, size) }
}

const paddingOf = ({ plate, size: wanted }: TextStyle, size: number) =>
  plate ? (plate.padding * size) / wanted : 0

const wrapAt = <Image>(brush: Brush<Image>, block: TextBlock, size: number) => {
  const { style, box } = block
  const gaps = measureGaps(brush, block, size)
  const padding = paddingOf(style, size)
  const { lines, isBroken } = wrapWords({
    paragraphs: listParagraphs(block),
    width: box.width - padding * 2,
    ...gaps,
    measure: (text) => brush.measureText(text).width,
  })
  const height = size * style.lineHeight
  const fits = !isBroken && lines.length * height + padding * 2 <= box.height
  const free = lines.map(
    (words): FreeLine => ({ words, size, ...gaps, height, above: 0, below: 0 }),
  )
  return { lines: free, fits }
}

/** The largest font size at which the text fits its box. */
const chooseSize = <Image>(brush: Brush<Image>, block: TextBlock): number => {
  const { size, minSize } = block.style
  if (block.fixedSize) return block.fixedSize
  if (minSize >= size || wrapAt(brush, block, size).fits) return size
  let small = minSize
  let large = size
  while (large - small > 1) {
    const middle = Math.round((small + large) / 2)
    if (wrapAt(brush, block, middle).fits) small = middle
    else large = middle
  }
  return small
}

/** Extra space, as a share of the size, for capitals with accents or descenders in tight lines. */
const ABOVE = { letters: /[ЙЁ]/, room: 0.13 }
const BELOW = { letters: /[ЦЩДQ,;]/, room: 0.07 }
const MEASURED_AT = 100

const layColumn = <Image>(brush: Brush<Image>, block: TextBlock): FreeLine[] => {
  const { style, box } = block
  const gaps = measureGaps(brush, block, MEASURED_AT)
  const words = listParagraphs(block)
    .flat()
    .map((word): Measured => ({ ...word, width: brush.measureText(word.text).width }))
  const roomFor = (line: readonly Measured[], { letters, room }: typeof ABOVE) =>
    line.some(({ text }) => letters.test(text)) ? room : 0
  const heightOf = (line: { words: readonly Measured[]; size: number }) =>
    line.size * (style.lineHeight + roomFor(line.words, ABOVE) + roomFor(line.words, BELOW))
  const lines = breakIntoColumn({
    words,
    sizeOf: (line) => (box.width / measureLine(line, gaps)) * MEASURED_AT,
    heightOf,
    largest: style.size,
    height: box.height,
  })
  const tall = lines.reduce((sum, line) => sum + heightOf(line), 0)
  const shrink = Math.min(1, box.height / Math.max(1, tall))
  return lines.map((line) => {
    const size = Math.max(style.minSize, line.size * shrink)
    const factor = size / MEASURED_AT
    return {
      words: line.words.map((word) => ({ ...word, width: word.width * factor })),
      size,
      space: gaps.space * factor,
      pad: gaps.pad * factor,
      height: size * style.lineHeight,
      above: roomFor(line.words, ABOVE) * size,
      below: roomFor(line.words, BELOW) * size,
    }
  })
}

/** Positions of all words. Sets the brush's font as a side effect. */
export const layoutText = <Image>(brush: Brush<Image>, block: TextBlock): TextLayout => {
  if (block.lines === 'column') {
    const lines = layColumn(brush, block)
    return placeLines(block, { lines, size: Math.max(...lines.map(({ size }) => size), 8) })
  }
  const size = chooseSize(brush, block)
  return placeLines(block, { lines: wrapAt(brush, block, size).lines, size })
}
