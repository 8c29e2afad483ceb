import type { Transition } from '@kadr/contract/scene'
import type { Idle } from '@kadr/contract/scene-motion'
import type { FontKey, Stagger } from '@kadr/contract/scene-text'
import type { SlideCard, SlideRole } from '@kadr/contract/storyboard'
import type { EffectKey, MoodKey } from '../starter-sounds.ts'
import type { Photo } from './kit/photo.ts'
import type { Page } from './page.ts'
import type { Part, Piece } from './piece.ts'

/** A slide as a style lays it out. */
export type StyledSlide = {
  card: SlideCard
  index: number
  total: number
  /** Objects by slot: the main one or the first half's, then the companion or the second half's. */
  objects: readonly [string, string | null]
  photo: Photo | null
  /** `framed` by the style, or the whole canvas. */
  fit: 'blurred' | 'cover' | 'framed'
  /** Differs between slides and variants of a reel. */
  seed: number
}

/** What is special to the workspace in every style. */
export type StyleBrand = {
  colour: string | null
  name: string
  /** Replaces the font of titles. */
  font: FontKey | null
}

/** The field of business a style suits. */
export type Field =
  | 'auto'
  | 'beauty'
  | 'education'
  | 'events'
  | 'finance'
  | 'food'
  | 'health'
  | 'home'
  | 'kids'
  | 'law'
  | 'marketing'
  | 'psychology'
  | 'shop'
  | 'sport'
  | 'tech'
  | 'travel'

export type PartMotion = {
  enter: Transition
  /** Seconds after the cut. */
  at: number
  stagger?: Stagger
  /** Between pieces of the part. */
  everyBeats?: number
  everySeconds?: number
}

export type StyleMotion = {
  /** Entry of the ground; null is a hard cut. */
  cut: Transition | null
  parts: Partial<Record<Part, PartMotion>> & Record<'body' | 'object' | 'title', PartMotion>
  mark: Transition
  /** Of the object while it stands. */
  idle: (beatSeconds: number) => Idle
  /** Reading time of one character. */
  characterMs: number
  /** The effect when the part lands; at most one a slide. */
  sounds: Partial<Record<Part, EffectKey>>
}

export type Layout<P> = (input: {
  slide: StyledSlide
  page: Page
  palette: P
  brand: StyleBrand
}) => Piece[]

export type Style = {
  key: string
  name: string
  description: string
  suits: readonly Field[]
  /** Loops of the starter pack, the first is the usual one. */
  music: readonly [MoodKey, ...MoodKey[]]
  motion: StyleMotion
  /** How many colour directions it has without a brand. */
  palettes: number
  /** Colour pairs of words and what lies under them, for the contrast check. */
  pairs(brand: string | null, variant: number): readonly (readonly [ink: string, ground: string])[]
  lay(input: { slide: StyledSlide; page: Page; brand: StyleBrand; variant: number }): Piece[]
}

type Definition<P> = Omit<Style, 'lay' | 'pairs' | 'palettes'> & {
  palettes: readonly P[]
  fromBrand(colour: string, own: P): P
  pairs(palette: P): readonly (readonly [ink: string, ground: string])[]
  layouts: Record<SlideRole, Layout<P>>
  /** Words over a photo that fills the canvas. */
  overlay: Layout<P>
}

/** Hides the palette's type, so that generic code names no style. */
export const defineStyle = <P>({
  palettes,
  fromBrand,
  pairs,
  layouts,
  overlay,
  ...rest
}: Definition<P>): Style => {
  const paletteOf = (colour: string | null, variant: number): P => {
    const own = palettes[variant % palettes.length] ?? palettes[0]
    if (own === undefined) throw new Error('a style has no palette')
    return colour ? fromBrand(colour, own) : own
  }
  return {
    ...rest,
    palettes: palettes.length,
    pairs: (colour, variant) => pairs(paletteOf(colour, variant)),
    lay: ({ slide, page, brand, variant }) => {
      const palette = paletteOf(brand.colour, variant)
      const isFull = slide.photo !== null && slide.fit !== 'framed'
      const layout = isFull ? overlay : layouts[slide.card.role]
      return layout({ slide, page, palette, brand })
    },
  }
}
