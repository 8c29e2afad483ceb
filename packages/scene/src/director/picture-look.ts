import { createCard } from '@kadr/contract/studio/create-card'
import type { TextMark, TextStyle } from '@kadr/contract/studio/scene/text'
import { findStyle } from '../styles/all-styles.ts'
import { contrastOf } from '../styles/colour/oklch.ts'
import type { Piece } from '../styles/piece.ts'
import type { StyleMotion } from '../styles/style.ts'
import { type CardLook, dressCard } from './dress-card.ts'

/** Text styles of a style for text over a picture. */
export type PictureLook = {
  title: TextStyle
  body: TextStyle
  /** Colour of marked and spoken words; readable on the plate. */
  accent: string
  motion: StyleMotion
}

const READABLE = 4.5
/** Fallbacks for styles whose mark colours are unreadable on their plates. */
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

/** Reads the text styles from a slide that the style composes over a picture. */
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

/** Scales a text style with its plate. */
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
