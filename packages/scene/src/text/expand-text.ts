import type { Box, TextLayer } from '@kadr/contract/scene'
import type { Transition } from '@kadr/contract/scene-motion'
import type { TextMark } from '@kadr/contract/scene-text'
import { uniteBoxes } from '../boxes.ts'
import type { Brush } from '../brush.ts'
import { type Turn, turnAround } from '../turn.ts'
import { listCountSteps, type Window } from './count-steps.ts'
import { layoutText, type TextLayout, type TextLine } from './layout-text.ts'
import { listMarkRuns, type MarkRun } from './mark-runs.ts'
import { isPenMark } from './paint-mark.ts'
import type { TextPart } from './paint-text.ts'

type Timed = Pick<
  TextLayer,
  'duration' | 'enter' | 'id' | 'idle' | 'leave' | 'opacity' | 'start' | 'style'
>

/** A part of a text that enters by itself. */
export type TextPiece = Timed & {
  kind: 'piece'
  /** Tight around the letters or the mark; centre of scaling. */
  box: Box
  layout: TextLayout
  mark: TextMark | undefined
  part: TextPart
  turn: Turn | undefined
  /** Part of the layer's time in which the piece is visible. */
  window: Window | undefined
}

/** Above and below the baseline, with accents and tails, in em. */
const ASCENT = 0.98
const DESCENT = 0.28

const boxOfLine = ({ words, baseline, size }: TextLine): Box => {
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

const withWords = (line: TextLine, isKept: (word: TextLine['words'][number]) => boolean) => ({
  ...line,
  words: line.words.filter(isKept),
})

const delayed = (enter: Transition | null, delay: number): Transition | null => {
  if (delay === 0) return enter
  return enter
    ? { ...enter, delay: (enter.delay ?? 0) + delay }
    : { kind: 'fade', toward: 'up', seconds: 0.05, delay }
}

/** Whether the words change together with the mark: their colour or their turn. */
const isInkChanged = ({ style }: TextLayer, mark: TextMark) =>
  mark.ink !== style.colour || (mark.turn ?? 0) !== 0

type Source = { layer: TextLayer; layout: TextLayout; window: Window | undefined; step: string }

const createPiece = (
  { layer, layout, window, step }: Source,
  { name, ...part }: Partial<TextPiece> & { name: string; lines?: readonly TextLine[] },
): TextPiece => {
  const { start, duration, opacity, enter, leave, idle, style, box } = layer
  const { lines, ...given } = part
  return {
    kind: 'piece',
    id: `${layer.id}${step}${name}`,
    ...{ start, duration, opacity, enter, leave, style, box, window },
    ...(idle && { idle }),
    layout: lines ? { ...layout, lines } : layout,
    mark: layer.mark,
    part: 'all',
    turn: layer.turn ? turnAround(box, layer.turn) : undefined,
    ...given,
  }
}

/** Lines or words in the order they enter, each with its delay. */
const listStaggered = ({ lines }: TextLayout, { stagger }: TextLayer) => {
  const each = stagger?.each ?? 0
  const parts =
    stagger?.by === 'word'
      ? lines.flatMap((line) => line.words.map((word) => withWords(line, (one) => one === word)))
      : lines.filter(({ words }) => words.length > 0)
  return parts.map((line, index) => ({ line, delay: index * each }))
}

const markPieces = (
  source: Source,
  mark: TextMark & { enter: Transition },
  delayOf: (run: MarkRun) => number,
): TextPiece[] => {
  const { layer, layout } = source
  return listMarkRuns(layout, mark).map((run, index) => {
    const line = layout.lines.find(({ baseline }) => baseline === run.baseline)
    const isWhole = isInkChanged(layer, mark)
    return createPiece(source, {
      name: ` mark ${index}`,
      lines: line ? [withWords(line, (word) => run.words.includes(word))] : [],
      box: run.box,
      part: isWhole ? 'all' : 'shapes',
      enter: delayed(mark.enter, delayOf(run)),
    })
  })
}

const expandLayout = (source: Source): TextPiece[] => {
  const { layer, layout } = source
  const { mark, enter, style } = layer
  const markEnter = mark?.enter
  if (!layer.stagger && !markEnter) return [createPiece(source, { name: '' })]
  const before = enter?.delay ?? 0
  const staggered = layer.stagger ? listStaggered(layout, layer) : undefined
  const delayOf = (run: MarkRun) =>
    before +
    (staggered?.find(({ line }) => line.words.some((word) => run.words.includes(word)))?.delay ?? 0)
  const marks = mark && markEnter ? markPieces(source, { ...mark, enter: markEnter }, delayOf) : []
  const isReplaced = Boolean(mark && markEnter && isInkChanged(layer, mark))
  // Words that will be covered by their mark are drawn apart, until it has come.
  const plain = (
    { line, delay }: { line: TextLine; delay: number },
    index: number,
  ): TextPiece[] => {
    const part = markEnter ? 'plain' : 'all'
    const shapes = mark && part === 'all' ? listMarkRuns({ lines: [line] }, mark) : []
    const own = [boxOfLine(line), ...shapes.map((run) => run.box)]
    const box = layer.stagger ? uniteBoxes(own) : layer.box
    const timed = { box, part, enter: delayed(enter, delay) } as const
    if (!isReplaced) return [createPiece(source, { name: ` ${index}`, lines: [line], ...timed })]
    const uncovered = withWords(line, ({ isAccent }) => !isAccent)
    const covered = withWords(line, ({ isAccent }) => isAccent)
    const until = before + delay + (markEnter?.delay ?? 0) + (markEnter?.seconds ?? 0)
    const window = { from: 0, until, ...source.window }
    return [
      ...(uncovered.words.length > 0
        ? [createPiece(source, { name: ` ${index}`, lines: [uncovered], ...timed })]
        : []),
      ...(covered.words.length > 0
        ? [createPiece(source, { name: ` ${index} before`, lines: [covered], ...timed, window })]
        : []),
    ]
  }
  const unstaggered = layout.lines.map((line) => ({ line, delay: 0 }))
  const words = (staggered ?? unstaggered).flatMap(plain)
  const plate =
    style.plate?.per === 'block'
      ? [createPiece(source, { name: ' plate', lines: [], part: 'plain' })]
      : []
  const isUnder = mark && !isPenMark(mark) && !isReplaced
  return isUnder ? [...plate, ...marks, ...words] : [...plate, ...words, ...marks]
}

/** Lays a text out and splits it into the pieces that move apart. */
export const expandText = <Image>(brush: Brush<Image>, layer: TextLayer): TextPiece[] => {
  const block = { ...layer, isGlued: true }
  const layout = layoutText(brush, block)
  const steps = listCountSteps(layer)
  if (steps.length === 0) return expandLayout({ layer, layout, window: undefined, step: '' })
  return steps.flatMap(({ text, window }, index) =>
    expandLayout({
      layer,
      layout: layoutText(brush, { ...block, text, fixedSize: layout.size }),
      window,
      step: ` step ${index}`,
    }),
  )
}
