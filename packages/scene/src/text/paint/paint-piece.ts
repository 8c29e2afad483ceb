import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../../draw/brush.ts'
import { growBox, uniteBoxes } from '../../geometry/boxes.ts'
import { applyTurn, turnAround, turnBox } from '../../geometry/turn.ts'
import { measureReach } from '../layout/place-lines.ts'
import { listMarkRuns } from '../mark-runs.ts'
import type { TextPiece } from '../text-piece.ts'
import { paintText } from './paint-text.ts'

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

/** How far pen strokes and turned strips exceed their box. */
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
