import type { Transition } from '@kadr/contract/studio/scene/motion'
import type { TextLayer } from '@kadr/contract/studio/scene/scene'
import type { TextMark } from '@kadr/contract/studio/scene/text'
import type { Brush } from '../draw/brush.ts'
import { uniteBoxes } from '../geometry/boxes.ts'
import { listCountSteps } from './count-steps.ts'
import { layoutText } from './layout/layout-text.ts'
import type { TextLine } from './layout/text-layout.ts'
import { listMarkRuns, type MarkRun } from './mark-runs.ts'
import { isPenMark } from './paint/paint-mark.ts'
import {
  boxOfLine,
  createPiece,
  delayEnter,
  keepWords,
  type LaidText,
  type TextPiece,
} from './text-piece.ts'

type DelayedLine = { line: TextLine; delay: number }
type EnteringMark = { mark: TextMark; enter: Transition; runs: readonly MarkRun[] }

/** Lines or words in the order they enter. */
const listDelayed = ({ layout: { lines }, layer: { stagger } }: LaidText): DelayedLine[] => {
  const filled = lines.filter(({ words }) => words.length > 0)
  if (!stagger) return filled.map((line) => ({ line, delay: 0 }))
  const parts =
    stagger.by === 'line'
      ? filled
      : filled.flatMap((line) => line.words.map((word) => keepWords(line, (one) => one === word)))
  return parts.map((line, index) => ({ line, delay: index * stagger.each }))
}

/** Delay of a mark: that of its first word. */
const findMarkDelay = (delayed: readonly DelayedLine[], { words }: MarkRun): number =>
  delayed.find(({ line }) => line.words.some((word) => words.includes(word)))?.delay ?? 0

/** Whether the mark changes the colour or the turn of its words. */
const isInkChanged = ({ style }: TextLayer, { ink, turn = 0 }: TextMark) =>
  ink !== style.colour || turn !== 0

const createMarkPieces = (
  text: LaidText,
  { mark, enter, runs }: EnteringMark,
  delayed: readonly DelayedLine[],
): TextPiece[] =>
  runs.map((run, index) => {
    const line = text.layout.lines.find(({ baseline }) => baseline === run.baseline)
    const delay = (text.layer.enter?.delay ?? 0) + findMarkDelay(delayed, run)
    return createPiece(text, {
      name: ` mark ${index}`,
      lines: line ? [keepWords(line, (word) => run.words.includes(word))] : [],
      box: run.box,
      part: isInkChanged(text.layer, mark) ? 'all' : 'shapes',
      enter: delayEnter(enter, delay),
    })
  })

/** Unmarked words, shown until the mark over them has entered. */
const createCoveredPieces = (
  text: LaidText,
  { enter, runs }: EnteringMark,
  { delayed, piece }: { delayed: readonly DelayedLine[]; piece: TextPiece },
): TextPiece[] =>
  piece.layout.lines.flatMap((line) =>
    runs.flatMap((run, index) => {
      const covered = keepWords(line, (word) => run.words.includes(word))
      if (covered.words.length === 0) return []
      const started = (text.layer.enter?.delay ?? 0) + findMarkDelay(delayed, run)
      const until = started + (enter.delay ?? 0) + enter.seconds
      const { from = 0, until: last = until } = text.window ?? {}
      const window = { from, until: Math.min(last, until) }
      const layout = { ...piece.layout, lines: [covered] }
      return [{ ...piece, id: `${piece.id} under ${index}`, layout, window }]
    }),
  )

const createWordPieces = (
  text: LaidText,
  delayed: readonly DelayedLine[],
  entering: EnteringMark | undefined,
): TextPiece[] => {
  const { layer } = text
  const { mark } = layer
  // A plate under the whole text is a separate piece.
  const style = layer.style.plate?.per === 'block' ? { ...layer.style, plate: null } : layer.style
  return delayed.flatMap(({ line, delay }, index) => {
    const shapes = mark && !entering ? listMarkRuns({ lines: [line] }, mark) : []
    const piece = createPiece(text, {
      name: ` ${index}`,
      lines: [line],
      style,
      box: layer.stagger
        ? uniteBoxes([boxOfLine(line), ...shapes.map(({ box }) => box)])
        : layer.box,
      part: entering ? 'plain' : 'all',
      enter: delayEnter(layer.enter, delay),
    })
    if (!entering || !isInkChanged(layer, entering.mark)) return [piece]
    const own = keepWords(line, ({ isAccent }) => !isAccent)
    const shown = { ...piece, layout: { ...piece.layout, lines: [own] } }
    const covered = createCoveredPieces(text, entering, { delayed, piece })
    return own.words.length > 0 ? [shown, ...covered] : covered
  })
}

const splitText = (text: LaidText): TextPiece[] => {
  const { mark, stagger, style } = text.layer
  const enter = mark?.enter
  if (!stagger && !enter) return [createPiece(text, { name: '' })]
  const entering =
    mark && enter ? { mark, enter, runs: listMarkRuns(text.layout, mark) } : undefined
  const delayed = listDelayed(text)
  const words = createWordPieces(text, delayed, entering)
  const marks = entering ? createMarkPieces(text, entering, delayed) : []
  const isUnder = entering && !isPenMark(entering.mark) && !isInkChanged(text.layer, entering.mark)
  const plate =
    style.plate?.per === 'block'
      ? [createPiece(text, { name: ' plate', lines: [], part: 'plain' })]
      : []
  return [...plate, ...(isUnder ? [...marks, ...words] : [...words, ...marks])]
}

/** Lays out a text and splits it into pieces that enter separately. */
export const expandText = <Image>(brush: Brush<Image>, layer: TextLayer): TextPiece[] => {
  const block = { ...layer, isGlued: true }
  const layout = layoutText(brush, block)
  const steps = listCountSteps(layer)
  if (steps.length === 0) return splitText({ layer, layout, window: undefined, step: '' })
  return steps.flatMap(({ text, window }, index) =>
    splitText({
      layer,
      layout: layoutText(brush, { ...block, text, fixedSize: layout.size }),
      window,
      step: ` step ${index}`,
    }),
  )
}
