import type { Box } from '@kadr/contract/scene'
import { growBox, uniteBoxes } from '../boxes.ts'
import type { Brush } from '../brush.ts'
import { applyTurn, turnAround, turnBox } from '../turn.ts'
import { listMarkRuns } from './mark-runs.ts'
import { paintText } from './paint-text.ts'
import { measureReach } from './place-lines.ts'
import type { TextPiece } from './text-piece.ts'

export const paintPiece = <Image>({
  brush,
  piece,
  drawn,
  scale,
}: {
  brush: Brush<Image>
  piece: TextPiece
  drawn: number
  scale: number
}): void => {
  const { layout, style, mark, part, turn } = piece
  brush.save()
  if (turn) applyTurn(brush, turn)
  paintText({ brush, layout, style, scale, mark, part, drawn })
  brush.restore()
}

/** Pen lines and turned strips leave their box a little. */
const MARK_REACH = 0.12

/** Bounds of everything the piece draws. */
export const getPieceBounds = ({ layout, style, mark, turn }: TextPiece): Box => {
  const words = layout.lines.flatMap(({ words: own, box }) =>
    own.map(({ x, width }) => ({ ...box, x, width })),
  )
  const letters = uniteBoxes(style.plate || words.length === 0 ? [layout.block] : words)
  const reach = measureReach(style, layout)
  const marks = mark
    ? listMarkRuns(layout, mark).map(({ box, size }) =>
        turnBox(growBox(box, MARK_REACH * size), turnAround(box, mark.turn ?? 0)),
      )
    : []
  const whole = uniteBoxes([growBox(letters, reach), ...marks])
  return turn ? turnBox(whole, turn) : whole
}
