import { sidesOf } from '../../read-card.ts'
import type { BoardLayout } from '../board/board.ts'
import { placeCell } from '../board/cell.ts'
import { drawCross, drawTick } from '../pen-lines.ts'

const GAP = 20
const HALVES = [0, 1] as const

/** Two columns down the page, each with its object: before and after as one sees them side by side. */
export const columnCompare: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { card } = slide
  const title = board.placeTitle({ from: page.y(316), until: page.y(560), size: 108 })
  const top = title.bottom + 46 * k
  const bottom = page.y(1500)
  const width = (page.right - page.left - GAP) / 2
  const sides = sidesOf(card)
  const size = Math.min(width * 0.9, (bottom - top) * 0.42) / page.k
  const inset = 30 * k
  const pieces = HALVES.flatMap((half) => {
    const tone = half ? 'strong' : 'panel'
    const ink = half ? board.strongInk : board.panelInk
    const x = page.left + half * (width + GAP)
    const box = { x, y: top, width, height: bottom - top }
    const inside = { x: x + inset, width: width - inset * 2 }
    const headHeight = box.height * 0.16
    const verdict = {
      name: `verdict ${half}`,
      part: 'tick' as const,
      order: half,
      x: x + width - inset - 84 * k,
      y: top + inset * 0.9,
      size: 78 * k,
      width: 19 * k,
    }
    const mark = !card.isFix
      ? []
      : [
          half
            ? drawTick({ ...verdict, colour: ink })
            : drawCross({ ...verdict, colour: board.tick }),
        ]
    return [
      ...board.placePanel({ name: `half ${half}`, part: 'row', order: half, tone, box }),
      ...placeCell({
        name: `head ${half}`,
        order: half,
        text: sides[half].head,
        letters: board.title(ink),
        size: 72 * k * board.titleScale,
        box: {
          ...inside,
          width: inside.width - (card.isFix ? 100 * k : 0),
          y: top + inset * 0.7,
          height: headHeight,
        },
        anchor: 'top',
        lines: 2,
      }),
      ...placeCell({
        name: `line ${half}`,
        order: half,
        text: sides[half].line,
        letters: board.body(ink),
        size: 62 * k * board.bodyScale,
        box: { ...inside, y: top + headHeight + inset, height: box.height * 0.36 },
        anchor: 'top',
        lines: 5,
      }),
      ...mark,
    ]
  })
  const foot = (bottom - page.y(0)) / page.k
  const objects = HALVES.map((half) => {
    const piece = board.placeObject({
      cx: page.left + half * (width + GAP) + width / 2,
      cy: 1290,
      size: Math.min(size, foot),
      turn: half ? 6 : -6,
      widest: width * 0.86,
      part: 'object',
      order: half,
      slot: half,
    })
    return piece
  })
  return board.compose({ art: objects, words: title.pieces, rows: pieces, isArtInFront: true })
}
