import type { Box } from '@kadr/contract/studio/scene/scene'
import type { TextMark, TextStyle } from '@kadr/contract/studio/scene/text'
import type { Measured } from './wrap.ts'

export type PlacedWord = Measured & { x: number }
export type TextLine = {
  words: readonly PlacedWord[]
  box: Box
  baseline: number
  /** Letter size; differs between lines only in a column layout. */
  size: number
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
  mark?: TextMark | undefined
  lines?: 'balance' | 'column' | undefined
  /** Captions keep words separate, because each is highlighted when spoken. */
  isGlued: boolean
  /** Steps of a counter keep the size of the final number. */
  fixedSize?: number
}

/** A line without a position. */
export type FreeLine = {
  words: readonly Measured[]
  size: number
  space: number
  pad: number
  /** Without the extra space for accents and descenders of capitals. */
  height: number
  above: number
  below: number
}
