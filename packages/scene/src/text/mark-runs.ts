import type { Box } from '@kadr/contract/studio/scene/scene'
import type { TextMark } from '@kadr/contract/studio/scene/text'
import type { PlacedWord, TextLayout, TextLine } from './layout/text-layout.ts'
import { beginsMark } from './layout/wrap.ts'
import { getMarkPadding } from './mark-padding.ts'

/** Consecutive marked words of one line. */
export type MarkRun = { words: readonly PlacedWord[]; baseline: number; size: number; box: Box }

/** Heights of the shapes and how far their middle is above the baseline, in em. */
const SHAPES: Record<TextMark['kind'], { height: number; rise: number }> = {
  colour: { height: 1.1, rise: 0.35 },
  plate: { height: 1.14, rise: 0.33 },
  strip: { height: 1.12, rise: 0.33 },
  pill: { height: 1.18, rise: 0.33 },
  marker: { height: 0.78, rise: 0.27 },
  underline: { height: 0.2, rise: -0.16 },
  circle: { height: 1.3, rise: 0.33 },
}

/** The dots of Ё and the breve of Й stand above the capitals, in em. */
const ABOVE = 0.22
const CAPITAL_WITH_SIGN = /[ЁЙ]/u
const SOLID: readonly TextMark['kind'][] = ['plate', 'strip', 'pill']

const placeShape = ({ words, baseline, size }: Omit<MarkRun, 'box'>, mark: TextMark): Box => {
  const first = words[0]?.x ?? 0
  const last = words.at(-1)
  const pad = getMarkPadding(mark, size)
  const { height, rise } = SHAPES[mark.kind]
  const isHigh = SOLID.includes(mark.kind) && words.some(({ text }) => CAPITAL_WITH_SIGN.test(text))
  const above = isHigh ? ABOVE : 0
  return {
    x: first - pad,
    y: baseline - (rise + height / 2 + above) * size,
    width: (last ? last.x + last.width : first) - first + pad * 2,
    height: (height + above) * size,
  }
}

const listLineRuns = ({ words, baseline, size }: TextLine, mark: TextMark): MarkRun[] =>
  words.flatMap((_, index) => {
    if (!beginsMark(words, index)) return []
    const end = words.findIndex((word, at) => at > index && !word.isAccent)
    const run = { words: words.slice(index, end < 0 ? undefined : end), baseline, size }
    return [{ ...run, box: placeShape(run, mark) }]
  })

export const listMarkRuns = ({ lines }: Pick<TextLayout, 'lines'>, mark: TextMark): MarkRun[] =>
  lines.flatMap((line) => listLineRuns(line, mark))
