import type { TextMark } from '@kadr/contract/studio/scene/text'
import { applyTurn, turnAround } from '../../geometry/turn.ts'
import { setFont } from '../layout/layout-text.ts'
import type { PlacedWord, TextLine } from '../layout/text-layout.ts'
import { listMarkRuns, type MarkRun } from '../mark-runs.ts'
import { isPenMark, paintMarkShape } from './paint-mark.ts'
import { paintPlates, paintSpokenPlate } from './paint-plates.ts'
import type { PaintText } from './text-painting.ts'

type InkedWord = { word: PlacedWord; baseline: number; size: number; ink: string }

const useShadow = <Image>({ brush, layout, style, scale }: PaintText<Image>) => {
  if (!style.shadow) return
  const factor = layout.ratio * scale
  brush.shadowColor = style.shadow.colour
  brush.shadowBlur = style.shadow.blur * factor
  brush.shadowOffsetX = style.shadow.x * factor
  brush.shadowOffsetY = style.shadow.y * factor
}

/** Outlines with shadow, then letters, so that no outline covers a neighbouring letter. */
const paintWords = <Image>(painting: PaintText<Image>, words: readonly InkedWord[]) => {
  const { brush, layout, style } = painting
  brush.save()
  const each = (paint: (word: InkedWord) => void) => {
    let size = 0
    for (const word of words) {
      if (word.size !== size) setFont(brush, style, word.size)
      size = word.size
      paint(word)
    }
  }
  const { outline } = style
  if (outline && outline.width > 0) {
    brush.save()
    useShadow(painting)
    brush.strokeStyle = outline.colour
    brush.lineWidth = outline.width * 2 * layout.ratio
    each(({ word, baseline }) => brush.strokeText(word.text, word.x, baseline))
    brush.restore()
  } else useShadow(painting)
  each(({ word, baseline, ink }) => {
    brush.fillStyle = ink
    brush.fillText(word.text, word.x, baseline)
  })
  brush.restore()
}

const paintRun = <Image>(painting: PaintText<Image>, run: MarkRun, mark: TextMark) => {
  const { brush, part = 'all', drawn = 1 } = painting
  brush.save()
  applyTurn(brush, turnAround(run.box, mark.turn ?? 0))
  const paintShape = () => paintMarkShape(brush, run, { mark, drawn })
  if (!isPenMark(mark)) paintShape()
  if (part === 'all') {
    const { baseline, size } = run
    paintWords(
      painting,
      run.words.map((word) => ({ word, baseline, size, ink: mark.ink })),
    )
  }
  if (isPenMark(mark)) paintShape()
  brush.restore()
}

const listInked = <Image>({ layout, style, spoken, mark, part }: PaintText<Image>): InkedWord[] => {
  const inkOf = (word: PlacedWord) => {
    const isSpoken = spoken?.mark === 'colour' && word.index === spoken.word
    const isAccent = word.isAccent && !mark
    return isAccent || isSpoken ? style.accent : style.colour
  }
  const inLine = ({ words, baseline, size }: TextLine) =>
    words
      .filter(({ isAccent }) => !(isAccent && mark) || part === 'plain')
      .map((word) => ({ word, baseline, size, ink: inkOf(word) }))
  return layout.lines.flatMap(inLine)
}

/** Paints plates, then words, then marks with their words. */
export const paintText = <Image>(painting: PaintText<Image>): void => {
  const { brush, layout, mark, part = 'all' } = painting
  brush.save()
  brush.textAlign = 'left'
  brush.textBaseline = 'alphabetic'
  brush.lineJoin = 'round'
  if (part !== 'shapes') {
    paintPlates(painting)
    paintSpokenPlate(painting)
    paintWords(painting, listInked(painting))
  }
  if (mark && part !== 'plain')
    for (const run of listMarkRuns(layout, mark)) paintRun(painting, run, mark)
  brush.restore()
}
