import type { Transition } from '@kadr/contract/studio/scene/motion'
import type { Box, TextLayer } from '@kadr/contract/studio/scene/scene'
import type { TextMark } from '@kadr/contract/studio/scene/text'
import { type Turn, turnAround } from '../geometry/turn.ts'
import type { Window } from './count-steps.ts'
import type { PlacedWord, TextLayout, TextLine } from './layout/text-layout.ts'
import type { TextPart } from './paint/text-painting.ts'

type Timed = Pick<
  TextLayer,
  'duration' | 'enter' | 'id' | 'idle' | 'leave' | 'opacity' | 'start' | 'style'
>

/** A part of a text with an entry of its own. */
export type TextPiece = Timed & {
  kind: 'piece'
  /** Tight bounds of the letters or the mark; its centre is the centre of scaling. */
  box: Box
  layout: TextLayout
  mark: TextMark | undefined
  part: TextPart
  turn: Turn | undefined
  /** Part of the layer's time in which the piece is visible. */
  window: Window | undefined
}

/** A text with its layout; a step of a counter also has a window and a name. */
export type LaidText = {
  layer: TextLayer
  layout: TextLayout
  window: Window | undefined
  step: string
}

/** Extent above and below the baseline, with accents and descenders, in em. */
const ASCENT = 0.98
const DESCENT = 0.28

export const boxOfLine = ({ words, baseline, size }: TextLine): Box => {
  const [first] = words
  const last = words.at(-1)
  const x = first?.x ?? 0
  return {
    x,
    y: baseline - ASCENT * size,
    width: last ? last.x + last.width - x : 0,
    height: (ASCENT + DESCENT) * size,
  }
}

export const keepWords = (line: TextLine, isKept: (word: PlacedWord) => boolean): TextLine => ({
  ...line,
  words: line.words.filter(isKept),
})

export const delayEnter = (enter: Transition | null, delay: number): Transition | null => {
  if (delay === 0) return enter
  return enter
    ? { ...enter, delay: (enter.delay ?? 0) + delay }
    : { kind: 'fade', toward: 'up', seconds: 0.05, delay }
}

export const createPiece = (
  { layer, layout, window, step }: LaidText,
  { name, lines, ...given }: Partial<TextPiece> & { name: string; lines?: readonly TextLine[] },
): TextPiece => {
  const { start, duration, opacity, enter, leave, idle, style, box, mark } = layer
  return {
    kind: 'piece',
    id: `${layer.id}${step}${name}`,
    ...{ start, duration, opacity, enter, leave, style, box, window, mark },
    ...(idle && { idle }),
    layout: lines ? { ...layout, lines } : layout,
    part: 'all',
    turn: layer.turn ? turnAround(box, layer.turn) : undefined,
    ...given,
  }
}
