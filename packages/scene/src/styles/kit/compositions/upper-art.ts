import type { SlideRole } from '@kadr/contract/studio/storyboard'
import type { Piece } from '../../piece.ts'
import type { Board } from '../board/board.ts'
import { framePhoto, spreadPhoto } from '../photo.ts'

/** Slides that open, say and end; the others show what they speak of as it is. */
const MOODS: ReadonlySet<SlideRole> = new Set(['cta', 'hook', 'quote'])

const FRAME = { top: 330, inset: 24, border: 18 }

/** The picture over the words: from edge to edge, or as a print on a page of paper. */
const placeUpperPhoto = (board: Board, bottom: number): Piece[] => {
  const { slide, page } = board
  const { photo } = slide
  if (!photo) return []
  const tone = MOODS.has(slide.card.role) ? board.tone : null
  const until = page.y(bottom)
  if (!board.isDrawn)
    return [spreadPhoto(photo, { box: { x: 0, y: 0, width: page.width, height: until }, tone })]
  const top = page.y(FRAME.top)
  const box = {
    x: page.left + FRAME.inset,
    y: top,
    width: page.width - page.left * 2 - FRAME.inset * 2,
    height: until - top - FRAME.inset,
  }
  return [
    framePhoto(photo, {
      box,
      mask: { kind: 'rounded', radius: 4 },
      border: { colour: '#ffffff', width: FRAME.border },
      shadow: { colour: '#1b234030', blur: 36, x: 0, y: 20 },
      turn: -1.5,
    }),
  ]
}

/** The picture over the words, or the object before its backdrop. */
export const placeUpperArt = (
  board: Board,
  {
    bottom,
    photoBottom = bottom,
    cx = 560,
    size = 600,
  }: { bottom: number; photoBottom?: number; cx?: number; size?: number },
): Piece[] => {
  const { slide, page } = board
  if (slide.photo) return placeUpperPhoto(board, photoBottom)
  const room = page.y(bottom) - page.y(310)
  const side = Math.min(size * page.k, room / 1.16) / page.k
  const cy = 310 + (bottom - 310) / 2
  return [
    ...board.placeBackdrop({ cx, cy, r: side * 0.54 }),
    board.placeObject({ cx, cy, size: side, turn: 5 }),
  ]
}

/** A picture from the upper edge leaves no place for the progress over it. */
export const withoutHeader = (board: Board, pieces: Piece[]): Piece[] =>
  board.slide.photo && !board.isDrawn ? pieces.filter(({ part }) => part !== 'header') : pieces
