import type { Box } from '@kadr/contract/studio/scene/scene'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import type { Piece } from '../../piece.ts'
import { sidesOf, splitCount } from '../../read-card.ts'
import type { Board, BoardLayout } from '../board/board.ts'
import { placeCell } from '../board/cell.ts'
import { drawCross, drawTick } from '../pen-lines.ts'

const GAP = 24
const HALVES = [0, 1] as const
const NO_ART: readonly Piece[] = []

/** Words stand a little over the middle of what is left of the page. */
const RISE = 0.4

type TitleNumbers = Parameters<Board['placeTitle']>[0]

const placeInMiddle = (board: Board, numbers: TitleNumbers): Piece[] => {
  const { pieces, bottom } = board.placeTitle(numbers)
  const spare = numbers.until - bottom
  if (spare <= 0) return pieces
  return board.placeTitle({
    ...numbers,
    from: numbers.from + spare * RISE,
    until: numbers.until + 1,
  }).pieces
}

const placeFigure = (
  board: Board,
  text: string,
  { from, until, colour = board.accentInk }: { from: number; until: number; colour?: string },
): Piece[] => {
  const { page } = board
  return placeCell({
    name: 'figure',
    part: 'figure',
    text,
    letters: { ...board.figure(colour), leading: 0.94 },
    size: until - from,
    box: { x: page.left - 8 * page.k, y: from, width: page.width * 0.7, height: until - from },
    anchor: 'bottom',
    lines: 1,
  })
}

/** The title as large as the page allows; how many there are stands over it. */
export const bareHook: BoardLayout = (board) => {
  const { slide, page } = board
  const { count } = splitCount(slide.card.title)
  const figure = placeFigure(board, count, { from: page.y(330), until: page.y(660) })
  return board.compose({
    art: NO_ART,
    figure,
    words: placeInMiddle(board, {
      from: page.y(figure.length > 0 ? 680 : 330),
      until: page.y(1440),
      size: 176,
      body: { size: 66, gap: 40 },
    }),
  })
}

/** The number over large words, on the ground of the style. */
export const largeWords: BoardLayout = (board) => {
  const { slide, page } = board
  const { n } = slide.card
  const figure = placeFigure(board, n === null ? '' : String(n), {
    from: page.y(320),
    until: page.y(670),
  })
  return board.compose({
    art: NO_ART,
    figure,
    words: placeInMiddle(board, {
      from: page.y(figure.length > 0 ? 690 : 330),
      until: page.y(1440),
      size: 158,
      body: { size: 68, gap: 40 },
    }),
  })
}

/** A number of an item, or of what a cover promises. */
const readWords = (card: SlideCard): { title: string; n: string; body: string } => {
  const { role, n, title, sub, body } = card
  if (role !== 'hook') return { title, n: n === null ? '' : String(n), body }
  const { count, rest } = splitCount(title)
  return { title: rest, n: count, body: sub }
}

/** The same on a card as high as the page. */
export const cardWords: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { title, n, body } = readWords(slide.card)
  const ink = board.strongInk
  const box = {
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(1450) - page.y(330),
  }
  const inset = 64 * k
  const inside = { x: box.x + inset, width: box.width - inset * 2 }
  const top = n === '' ? inset : box.height * 0.32
  const words = box.height - top - inset
  const titleShare = body.trim() === '' ? 1 : 0.5
  return board.compose({
    art: NO_ART,
    figure: [
      ...board.placePanel({ name: 'card', part: 'figure', tone: 'strong', box }),
      ...placeCell({
        name: 'figure',
        part: 'figure',
        text: n,
        letters: { ...board.figure(ink), leading: 0.94 },
        size: box.height * 0.27,
        box: { ...inside, y: box.y + inset * 0.4, height: box.height * 0.27 },
        anchor: 'top',
        lines: 1,
      }),
    ],
    words: [
      ...placeCell({
        name: 'words',
        part: 'title',
        text: title,
        letters: board.title(ink),
        size: 138 * k * board.titleScale,
        box: { ...inside, y: box.y + top, height: words * titleShare },
        anchor: n === '' && titleShare === 1 ? 'center' : 'top',
        lines: 5,
      }),
      ...placeCell({
        name: 'body',
        part: 'body',
        text: body,
        letters: board.body(ink),
        size: 64 * k * board.bodyScale,
        box: { ...inside, y: box.y + top + words * 0.56, height: words * 0.44 },
        anchor: 'top',
        lines: 6,
      }),
    ],
  })
}

/** The last words over the whole page, what to do as a card at its foot. */
export const bareCta: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { act } = slide.card
  const hasAct = act.trim() !== ''
  const box = {
    x: page.left,
    y: page.y(1230),
    width: page.right - page.left,
    height: page.y(1450) - page.y(1230),
  }
  return board.compose({
    art: NO_ART,
    words: placeInMiddle(board, {
      from: page.y(330),
      until: page.y(hasAct ? 1190 : 1440),
      size: 168,
      body: { size: 64, gap: 36 },
    }),
    rows: hasAct
      ? [
          ...board.placePanel({ name: 'button', part: 'act', tone: 'strong', box }),
          ...placeCell({
            name: 'act',
            part: 'act',
            text: act,
            letters: board.title(board.strongInk),
            size: 66 * k * board.titleScale,
            box: { ...box, x: box.x + 40 * k, width: box.width - 80 * k },
            align: 'center',
            lines: 2,
          }),
        ]
      : [],
  })
}

type Half = { half: 0 | 1; box: Box; inset: number }

/** The cross or the tick of a correction, or the number of an item of a pair. */
const placeBadge = (board: Board, { half, box, inset }: Half): Piece[] => {
  const { card } = board.slide
  const { k } = board.page
  const right = box.x + box.width - inset
  const ink = half ? board.strongInk : board.panelInk
  if (card.isFix) {
    const sign = {
      name: `verdict ${half}`,
      part: 'tick' as const,
      order: half,
      x: right - 96 * k,
      y: box.y + inset,
      size: 96 * k,
      width: 22 * k,
    }
    return [half ? drawTick({ ...sign, colour: ink }) : drawCross({ ...sign, colour: board.tick })]
  }
  if (card.role !== 'pair' || card.n === null) return []
  return placeCell({
    name: `number ${half}`,
    order: half,
    text: String(card.n + half),
    letters: board.figure(ink),
    size: 150 * k * board.figureScale,
    box: { x: right - 180 * k, y: box.y + inset * 0.5, width: 180 * k, height: 180 * k },
    align: 'right',
    anchor: 'top',
    lines: 1,
  })
}

const placeHalf = (board: Board, place: Half): Piece[] => {
  const { half, box, inset } = place
  const { k } = board.page
  const { head, line } = sidesOf(board.slide.card)[half]
  const ink = half ? board.strongInk : board.panelInk
  const badge = placeBadge(board, place)
  const inside = { x: box.x + inset, width: box.width - inset * 2 }
  return [
    ...board.placePanel({
      name: `half ${half}`,
      part: 'row',
      order: half,
      tone: half ? 'strong' : 'panel',
      box,
    }),
    ...placeCell({
      name: `head ${half}`,
      order: half,
      text: head,
      letters: board.title(ink),
      size: 112 * k * board.titleScale,
      box: {
        ...inside,
        width: inside.width - (badge.length > 0 ? 150 * k : 0),
        y: box.y + inset * 0.8,
        height: box.height * 0.4,
      },
      anchor: 'top',
      lines: 2,
    }),
    ...placeCell({
      name: `line ${half}`,
      order: half,
      text: line,
      letters: board.body(ink),
      size: 74 * k * board.bodyScale,
      box: { ...inside, y: box.y + box.height * 0.5, height: box.height * 0.5 - inset },
      anchor: 'top',
      lines: 4,
    }),
    ...badge,
  ]
}

/** Both halves as cards one over another. */
export const twoCards: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { card } = slide
  const title =
    card.title.trim() === '' || card.role === 'pair'
      ? { pieces: [], bottom: page.y(300) }
      : board.placeTitle({ from: page.y(316), until: page.y(600), size: 112 })
  const top = title.bottom + 40 * k
  const height = (page.y(1460) - top - GAP * k) / 2
  const rows = HALVES.flatMap((half) => {
    const y = top + half * (height + GAP * k)
    const box = { x: page.left, y, width: page.right - page.left, height }
    return placeHalf(board, { half, box, inset: 52 * k })
  })
  return board.compose({ art: NO_ART, words: title.pieces, rows })
}
