import type { Box } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import type { Brush } from '../brush.ts'
import { buildFontCss } from '../fonts.ts'
import { glueShortWords, splitWords } from './words.ts'
import { type Measured, wrapWords } from './wrap.ts'

export type PlacedWord = Measured & { x: number }
export type TextLine = {
  words: readonly PlacedWord[]
  box: Box
  baseline: number
}
export type TextLayout = {
  size: number
  /** Final size relative to the requested one: outlines and plates scale with it. */
  ratio: number
  lines: readonly TextLine[]
  /** Around the letters, and around everything drawn. */
  block: Box
  bounds: Box
}

export type TextBlock = {
  text: string
  style: TextStyle
  box: Box
  align: 'center' | 'left' | 'right'
  anchor: 'bottom' | 'center' | 'top'
  /** Captions keep words separate, because each is highlighted when spoken. */
  isGlued: boolean
}

/** Half of the cap height in em: centres letters vertically in any font. */
const HALF_CAPITAL = 0.35

const setFont = <Image>(brush: Brush<Image>, style: TextStyle, size: number) => {
  brush.font = buildFontCss({ style, size })
  brush.letterSpacing = `${(style.letterSpacing * size) / style.size}px`
}

const wrapAt = <Image>(brush: Brush<Image>, block: TextBlock, size: number) => {
  const { style, box } = block
  setFont(brush, style, size)
  const plain = block.isGlued ? glueShortWords(block.text) : block.text
  const padding = style.plate ? (style.plate.padding * size) / style.size : 0
  const space = brush.measureText(' ').width
  const { lines, isBroken } = wrapWords({
    paragraphs: splitWords(style.isUppercase ? plain.toLocaleUpperCase('ru') : plain),
    width: box.width - padding * 2,
    space,
    measure: (text) => brush.measureText(text).width,
  })
  const height = lines.length * size * style.lineHeight + padding * 2
  return { lines, space, padding, height, fits: !isBroken && height <= box.height }
}

/** The largest font size at which the text fits its box. */
const chooseSize = <Image>(brush: Brush<Image>, block: TextBlock): number => {
  const { size, minSize } = block.style
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

const grow = (box: Box, by: { x: number; y: number }): Box => ({
  x: box.x - by.x,
  y: box.y - by.y,
  width: box.width + by.x * 2,
  height: box.height + by.y * 2,
})

const boundsOf = (block: Box, style: TextStyle, ratio: number, size: number): Box => {
  const plate = style.plate ? style.plate.padding * ratio : 0
  const { outline, shadow } = style
  const line = outline ? outline.width * ratio : 0
  const soft = shadow ? shadow.blur * 2 + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) : 0
  // Accents, descenders and italics exceed their line by about a third of the size.
  const reach = Math.max(plate, size * 0.35) + line + soft * ratio
  return grow(block, { x: reach, y: reach })
}

/** Positions of all words. Sets the brush's font as a side effect. */
export const layoutText = <Image>(brush: Brush<Image>, block: TextBlock): TextLayout => {
  const { style, box, align, anchor } = block
  const size = chooseSize(brush, block)
  const { lines, space, padding, height } = wrapAt(brush, block, size)
  const free = { top: 0, center: (box.height - height) / 2, bottom: box.height - height }[anchor]
  const lineHeight = size * style.lineHeight
  const top = box.y + free + padding
  const placed = lines.map((words, row): TextLine => {
    const width = words.reduce((sum, word) => sum + word.width, (words.length - 1) * space)
    const shown = Math.max(0, width)
    const spare = box.width - padding * 2 - shown
    let x = box.x + padding + { left: 0, center: spare / 2, right: spare }[align]
    const y = top + row * lineHeight
    const line = { x, y, width: shown, height: lineHeight }
    const placedWords = words.map((word) => {
      const at = { ...word, x }
      x += word.width + space
      return at
    })
    return { words: placedWords, box: line, baseline: y + lineHeight / 2 + size * HALF_CAPITAL }
  })
  const left = Math.min(...placed.map((line) => line.box.x))
  const right = Math.max(...placed.map((line) => line.box.x + line.box.width))
  const letters = { x: left, y: top, width: right - left, height: lines.length * lineHeight }
  const ratio = size / style.size
  return {
    size,
    ratio,
    lines: placed,
    block: letters,
    bounds: boundsOf(letters, style, ratio, size),
  }
}
