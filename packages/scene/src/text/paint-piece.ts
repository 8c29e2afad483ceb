import type { Box } from '@kadr/contract/scene'
import type { Brush } from '../brush.ts'
import { growBox } from '../paint/shape-bounds.ts'
import { applyTurn, turnAround, turnBox } from '../turn.ts'
import type { TextPiece } from './expand-text.ts'
import { listMarkRuns } from './mark-runs.ts'
import { paintText } from './paint-text.ts'
import { measureReach } from './place-lines.ts'

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

const unite = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  }
}

/** Pen lines and turned strips leave their box a little. */
const MARK_REACH = 0.12

/** Bounds of everything the piece draws. */
export const getPieceBounds = ({ layout, style, mark, turn }: TextPiece): Box => {
  const words = layout.lines.flatMap(({ words: own, box }) =>
    own.map(({ x, width }) => ({ ...box, x, width })),
  )
  const letters = unite(style.plate ? [layout.block] : words) ?? layout.block
  const reach = measureReach(style, layout)
  const marks = mark
    ? listMarkRuns(layout, mark).map(({ box, size }) =>
        turnBox(growBox(box, MARK_REACH * size), turnAround(box, mark.turn ?? 0)),
      )
    : []
  const whole = unite([growBox(letters, reach), ...marks]) ?? letters
  return turn ? turnBox(whole, turn) : whole
}
