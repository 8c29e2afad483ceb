import { sidesOf } from '../../read-card.ts'
import type { Layout, LayoutInput } from '../../style.ts'
import type { Board, BoardLayout } from '../board/board.ts'
import { placeCells } from '../board/cell.ts'
import { drawCross, drawTick } from '../pen-lines.ts'
import { framePhoto } from '../photo.ts'

const GAP = 24
const HALVES = [0, 1] as const
const CAPTION = 300

/** Two pictures side by side, each with its words under it: nothing stands on what they show. */
const placeBoth: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { card } = slide
  const photos = [slide.photo, slide.otherPhoto ?? null] as const
  const sides = sidesOf(card)
  const title = board.placeTitle({ from: page.y(316), until: page.y(560), size: 104 })
  const top = title.bottom + 44 * k
  const bottom = page.y(1500)
  const until = bottom - CAPTION * k
  const width = (page.right - page.left - GAP) / 2
  const inset = 28 * k
  const columnAt = (half: number) => page.left + half * (width + GAP)
  const pictures = HALVES.flatMap((half) => {
    const photo = photos[half]
    if (!photo) return []
    const framed = framePhoto(photo, {
      box: { x: columnAt(half), y: top, width, height: until - top },
      mask: { kind: 'rounded', radius: board.isDrawn ? 4 : 26 },
      ...(board.isDrawn
        ? { border: { colour: '#ffffff', width: 14 }, turn: half ? 1.2 : -1.2 }
        : {}),
    })
    return [{ ...framed, name: `photo ${half}`, order: half }]
  })
  const marks = HALVES.flatMap((half) => {
    if (!card.isFix) return []
    const mark = {
      name: `verdict ${half}`,
      part: 'tick' as const,
      order: half,
      x: columnAt(half) + width - inset - 66 * k,
      y: until + 56 * k,
      size: 64 * k,
      width: 16 * k,
    }
    return [
      half
        ? drawTick({ ...mark, colour: board.strongInk })
        : drawCross({ ...mark, colour: board.tick }),
    ]
  })
  const panels = HALVES.flatMap((half) =>
    board.placePanel({
      name: `half ${half}`,
      part: 'row',
      order: half,
      tone: half ? 'strong' : 'panel',
      box: { x: columnAt(half), y: until + 24 * k, width, height: bottom - until - 24 * k },
    }),
  )
  const inkOf = (half: number) => (half ? board.strongInk : board.panelInk)
  const heads = placeCells(
    HALVES.map((half) => ({
      name: `head ${half}`,
      order: half,
      text: sides[half].head,
      letters: board.title(inkOf(half)),
      size: 64 * k * board.titleScale,
      box: {
        x: columnAt(half) + inset,
        y: until + 46 * k,
        width: width - inset * 2 - (card.isFix ? 82 * k : 0),
        height: 84 * k,
      },
      anchor: 'center' as const,
      lines: 1,
    })),
  )
  const lines = placeCells(
    HALVES.map((half) => ({
      name: `line ${half}`,
      order: half,
      text: sides[half].line,
      letters: board.body(inkOf(half)),
      size: 46 * k * board.bodyScale,
      box: {
        x: columnAt(half) + inset,
        y: until + 138 * k,
        width: width - inset * 2,
        height: CAPTION * k - 160 * k,
      },
      anchor: 'top' as const,
      lines: 3,
    })),
  )
  return board.compose({
    art: [],
    words: title.pieces,
    rows: [...pictures, ...panels, ...heads, ...lines, ...marks],
  })
}

export const bothPhotos =
  <P>(boardOf: (input: LayoutInput<P>) => Board): Layout<P> =>
  (input) =>
    placeBoth(boardOf(input))
