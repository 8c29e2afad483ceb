import type { TextStyle } from '@kadr/contract/studio/scene/text'
import { growBox } from '../../geometry/boxes.ts'
import type { FreeLine, TextBlock, TextLayout, TextLine } from './text-layout.ts'
import { beginsMark, measureLine } from './wrap.ts'

/** Half of the cap height in em: centres letters vertically in any font. */
const HALF_CAPITAL = 0.35

/** How far outline, shadow and plate exceed the letters. */
export const measureReach = (
  style: TextStyle,
  { size, ratio }: { size: number; ratio: number },
) => {
  const plate = style.plate ? style.plate.padding * ratio : 0
  const { outline, shadow } = style
  const line = outline ? outline.width * ratio : 0
  const soft = shadow ? shadow.blur * 2 + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) : 0
  // Accents, descenders and italics exceed their line by about a third of the size.
  return Math.max(plate, size * 0.35) + line + soft * ratio
}

const placeLine = (
  { words, size, space, pad, height, above, below }: FreeLine,
  { x: left, y, width, align }: { x: number; y: number; width: number; align: TextBlock['align'] },
): TextLine => {
  const shown = measureLine(words, { space, pad })
  const spare = width - shown
  const start = left + { left: 0, center: spare / 2, right: spare }[align]
  let x = start
  const placed = words.map((word, index) => {
    if (beginsMark(words, index)) x += pad
    const at = { ...word, x }
    x += word.width + space
    if (word.isAccent && !words[index + 1]?.isAccent) x += pad
    return at
  })
  return {
    words: placed,
    box: { x: start, y, width: shown, height: above + height + below },
    baseline: y + above + height / 2 + size * HALF_CAPITAL,
    size,
  }
}

/** Stacks lines in the box of their text. */
export const placeLines = (
  { style, box, align, anchor }: TextBlock,
  { lines, size }: { lines: readonly FreeLine[]; size: number },
): TextLayout => {
  const ratio = size / style.size
  const padding = style.plate ? style.plate.padding * ratio : 0
  const tall = lines.reduce((sum, { height, above, below }) => sum + above + height + below, 0)
  const spare = box.height - tall - padding * 2
  const top = box.y + padding + { top: 0, center: spare / 2, bottom: spare }[anchor]
  const column = { x: box.x + padding, width: box.width - padding * 2, align }
  let y = top
  const placed = lines.map((line) => {
    const at = placeLine(line, { ...column, y })
    y += at.box.height
    return at
  })
  const left = Math.min(...placed.map((line) => line.box.x))
  const right = Math.max(...placed.map((line) => line.box.x + line.box.width))
  const block = { x: left, y: top, width: right - left, height: tall }
  const bounds = growBox(block, measureReach(style, { size, ratio }))
  return { size, ratio, lines: placed, block, bounds }
}
