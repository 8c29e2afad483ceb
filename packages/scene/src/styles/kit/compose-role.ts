import type { Piece } from '../piece.ts'
import type { StyledSlide } from '../style.ts'

/** Sections of a slide; the pieces of each go from back to front. */
export type Sections = {
  ground: readonly Piece[]
  /** The objects, or the user's picture in their place. */
  art: readonly Piece[]
  /** Decorations of an object; left out where a picture takes its place. */
  underObject?: readonly Piece[]
  overObject?: readonly Piece[]
  header?: readonly Piece[]
  /** Above the title: a number, a badge, a quotation mark. */
  figure?: readonly Piece[]
  words: readonly Piece[]
  /** Rows of a list, halves of a comparison. */
  rows?: readonly Piece[]
  /** Drawn over the words instead of behind them. */
  isArtInFront?: boolean
}

/** All pieces of a slide from back to front. */
export const composeRole = (
  { photo }: StyledSlide,
  {
    ground,
    art,
    underObject = [],
    overObject = [],
    header = [],
    figure = [],
    words,
    rows = [],
    isArtInFront = false,
  }: Sections,
): Piece[] => {
  const decorated = photo ? art : [...underObject, ...art, ...overObject]
  const front = [...header, ...figure, ...words, ...rows]
  return isArtInFront ? [...ground, ...front, ...decorated] : [...ground, ...decorated, ...front]
}
