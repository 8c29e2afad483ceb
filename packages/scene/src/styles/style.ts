import type { Idle } from '@kadr/contract/studio/scene/motion'
import type { Transition } from '@kadr/contract/studio/scene/scene'
import type { FontKey, Stagger } from '@kadr/contract/studio/scene/text'
import type { SlideCard, SlideRole } from '@kadr/contract/studio/storyboard'
import type { EffectKey, MoodKey } from '../sound/starter-sounds.ts'
import type { Photo } from './kit/photo.ts'
import type { Page } from './page.ts'
import type { Part, Piece } from './piece.ts'

/** The input of a layout for one slide. */
export type StyledSlide = {
  card: SlideCard
  index: number
  total: number
  /** Objects by slot: the main one or the first half's, then the companion or the second half's. */
  objects: readonly [string | null, string | null]
  photo: Photo | null
  /** Beside the first: after beside before. */
  otherPhoto?: Photo | null
  /** `framed` by the style, or the whole canvas. */
  fit: 'blurred' | 'cover' | 'framed'
  /** Differs between slides and variants of a reel. */
  seed: number
  /** Slides of a reel take turns in their layouts; a page that others build on keeps the first. */
  isVaried: boolean
}

/** The workspace's brand, applied in every style. */
export type StyleBrand = {
  colour: string | null
  /** The second colour. */
  accent: string | null
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
  /** Seconds after the cut; before it where the transition already shows the new ground. */
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
  /** Motion of the object after it has entered. */
  idle: (beatSeconds: number) => Idle
  /** Reading time of one character. */
  characterMs: number
  /** The sound effect when a part enters; at most one per slide. */
  sounds: Partial<Record<Part, EffectKey>>
}

export type LayoutInput<P> = {
  slide: StyledSlide
  page: Page
  palette: P
  brand: StyleBrand
}

export type Layout<P> = (input: LayoutInput<P>) => Piece[]

export type Style = {
  key: string
  name: string
  description: string
  suits: readonly Field[]
  /** Loops of the starter pack; the first is the default. */
  music: readonly [MoodKey, ...MoodKey[]]
  motion: StyleMotion
  /** Of things cut out of photos; none where absent. */
  cutEdge?: { colour: string; width: number }
  /** Number of palettes without a brand colour. */
  palettes: number
  /** Pairs of text and background colours, for the contrast check. */
  pairs(
    brand: Pick<StyleBrand, 'accent' | 'colour'>,
    variant: number,
  ): readonly (readonly [ink: string, ground: string])[]
  composeSlide(input: {
    slide: StyledSlide
    page: Page
    brand: StyleBrand
    variant: number
  }): Piece[]
}

type Definition<P> = Omit<Style, 'composeSlide' | 'pairs' | 'palettes'> & {
  palettes: readonly P[]
  fromBrand(colour: string, own: P): P
  /** The second colour where the style has a place for one. */
  withAccent(accent: string, palette: P): P
  pairs(palette: P): readonly (readonly [ink: string, ground: string])[]
  /** The first of a role is its own; others are chosen by the seed of a slide. */
  layouts: Record<SlideRole, Layout<P> | readonly [Layout<P>, ...Layout<P>[]]>
  /** Of slides that show neither an object nor a picture. */
  bare: Partial<Record<SlideRole, readonly [Layout<P>, ...Layout<P>[]]>>
  /** Of a comparison with a picture of each half. */
  both: Layout<P>
  /** The layout of text over a photo that fills the canvas. */
  overlay: Layout<P>
}

const PALETTES_SHARE_SEED = 4

/** Neighbouring seeds give other layouts, and reels of one palette do not share one. */
const chooseLayout = <P>(
  layouts: Layout<P> | readonly [Layout<P>, ...Layout<P>[]],
  { seed, isVaried }: StyledSlide,
): Layout<P> => {
  if (typeof layouts === 'function') return layouts
  if (!isVaried) return layouts[0]
  const turn = seed + Math.floor(seed / PALETTES_SHARE_SEED)
  return layouts[turn % layouts.length] ?? layouts[0]
}

const showsBoth = ({ card, photo, otherPhoto }: StyledSlide): boolean =>
  photo !== null && Boolean(otherPhoto) && (card.role === 'compare' || card.role === 'pair')

const isBare = ({ objects, photo }: StyledSlide): boolean =>
  photo === null && objects.every((name) => name === null)

/** Hides the palette type, so that callers handle all styles alike. */
export const defineStyle = <P>({
  palettes,
  fromBrand,
  withAccent,
  pairs,
  layouts,
  bare,
  both,
  overlay,
  ...rest
}: Definition<P>): Style => {
  const paletteOf = (
    { colour, accent }: Pick<StyleBrand, 'accent' | 'colour'>,
    variant: number,
  ): P => {
    const own = palettes[variant % palettes.length] ?? palettes[0]
    if (own === undefined) throw new Error('a style has no palette')
    const palette = colour ? fromBrand(colour, own) : own
    return accent ? withAccent(accent, palette) : palette
  }
  return {
    ...rest,
    palettes: palettes.length,
    pairs: (brand, variant) => pairs(paletteOf(brand, variant)),
    composeSlide: ({ slide, page, brand, variant }) => {
      const palette = paletteOf(brand, variant)
      const isFull = slide.photo !== null && slide.fit !== 'framed'
      const { role } = slide.card
      const ofRole = (isBare(slide) ? bare[role] : undefined) ?? layouts[role]
      const alone = isFull ? overlay : chooseLayout(ofRole, slide)
      const layout = showsBoth(slide) ? both : alone
      return layout({ slide, page, palette, brand })
    },
  }
}
