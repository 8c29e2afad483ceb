import { createCard } from '@kadr/contract/create-card'
import type { TextMark, TextStyle } from '@kadr/contract/scene-text'
import { findStyle } from '../styles/all-styles.ts'
import { contrastOf } from '../styles/colour/oklch.ts'
import type { Piece } from '../styles/piece.ts'
import type { StyleMotion } from '../styles/style.ts'
import { type CardLook, dressCard } from './dress-card.ts'

/** Letters of a style for words over a picture, on plates of its own. */
export type PictureLook = {
  title: TextStyle
  body: TextStyle
  /** Of marked and spoken words; readable on the plate. */
  accent: string
  motion: StyleMotion
}

const READABLE = 4.5
/** For styles whose marks cannot be read on their plates. */
const ACCENTS = ['#c2410c', '#ffd84d']
const PHOTO = {
  asset: 'none',
  isClip: false,
  motion: { kind: 'still' },
  focus: { x: 0.5, y: 0.5 },
  calm: 'top',
} as const

const textOf = (pieces: readonly Piece[], part: Piece['part']) => {
  const layer = pieces.find((piece) => piece.part === part && piece.layer.kind === 'text')?.layer
  if (layer?.kind !== 'text') throw new Error(`a style sets no ${part} over a picture`)
  return layer
}

const accentOf = (style: TextStyle, mark: TextMark | undefined): string => {
  const ground = style.plate?.colour.slice(0, 7) ?? '#000000'
  const own = mark ? [mark.colour, mark.ink].filter((colour) => colour !== style.colour) : []
  const candidates = [...own, ...ACCENTS]
  return (
    candidates.find((colour) => contrastOf(colour.slice(0, 7), ground) >= READABLE) ?? style.colour
  )
}

/** The letters, read from how the style sets words over a picture. */
export const readPictureLook = (look: CardLook): PictureLook => {
  const pieces = dressCard(look, {
    card: createCard('hook', { title: 'Слово', sub: 'слово' }),
    index: 0,
    total: 2,
    photo: PHOTO,
    fit: 'cover',
  })
  const title = textOf(pieces, 'title')
  return {
    title: title.style,
    body: textOf(pieces, 'row').style,
    accent: accentOf(title.style, title.mark),
    motion: findStyle(look.style).motion,
  }
}

/** The same letters in another size, with their plate. */
export const resizeText = (style: TextStyle, size: number): TextStyle => {
  const share = size / style.size
  return {
    ...style,
    size,
    minSize: Math.max(8, size * 0.6),
    letterSpacing: style.letterSpacing * share,
    plate: style.plate && {
      ...style.plate,
      padding: style.plate.padding * share,
      radius: style.plate.radius * share,
    },
  }
}
