import { ABOUT } from './about-pieces.ts'
import { ADVICE } from './advice-pieces.ts'
import { BUSINESS } from './business-pieces.ts'
import { CASE } from './case-pieces.ts'
import { CLAUSE } from './clause-pieces.ts'
import { FOLK } from './folk-pieces.ts'
import { GENRE } from './genre-pieces.ts'
import { GOODS } from './goods-pieces.ts'
import { NAMED } from './named-pieces.ts'
import { NEWS } from './news-pieces.ts'
import type { Piece } from './piece.ts'
import { STORY } from './story-pieces.ts'

/** Questions in their order. */
export type Plan = {
  pieces: readonly Piece[]
  /** The first so many are needed. */
  required: number
}

/** All questions by name. */
export const PIECES = {
  ...BUSINESS,
  ...ADVICE,
  ...CASE,
  ...STORY,
  ...GENRE,
  ...NEWS,
  ...ABOUT,
  ...GOODS,
  ...FOLK,
  ...NAMED,
  ...CLAUSE,
}

export const plan = (required: number, ...pieces: readonly Piece[]): Plan => ({ pieces, required })
