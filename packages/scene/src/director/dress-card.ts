import type { Aspect } from '@kadr/contract/scene'
import type { ReelBrand, SlideFit, SlideObject } from '@kadr/contract/slideshow'
import type { SlideCard } from '@kadr/contract/storyboard'
import { findStyle } from '../styles/all-styles.ts'
import type { Photo } from '../styles/kit/photo.ts'
import { createPage } from '../styles/page.ts'
import type { Piece } from '../styles/piece.ts'
import { applyBrand, applyObjectChanges, placePhoto } from './dress-slide.ts'
import { findObjects } from './objects.ts'

export type CardLook = { style: string; seed: number; brand: ReelBrand; aspect: Aspect }

/** Differs between the slides of a reel. */
export const seedOf = (seed: number, index: number): number => (seed + index * 17) % 997

/** Everything on one slide, from back to front, without times. */
export const dressCard = (
  { style, seed: variant, brand, aspect }: CardLook,
  {
    card,
    index,
    total,
    hasCounter = true,
    photo,
    fit,
    companion = null,
    changes = [],
    photoSlot = null,
  }: {
    card: SlideCard
    index: number
    total: number
    hasCounter?: boolean
    photo: Photo | null
    fit: SlideFit
    companion?: string | null
    changes?: readonly SlideObject[]
    /** The object a picture takes the place of; the layout's frame when null. */
    photoSlot?: number | null
  },
): Piece[] => {
  const page = createPage(aspect)
  const seed = seedOf(variant, index)
  const objects = findObjects(card, { companion, seed })
  const pieces = findStyle(style).lay({
    slide: {
      card,
      index,
      // Styles draw no counter on a single slide.
      total: hasCounter ? total : 1,
      objects,
      photo: photoSlot === null ? photo : null,
      fit,
      seed,
    },
    page,
    brand,
    variant,
  })
  const placed = applyObjectChanges(placePhoto(pieces, photo, photoSlot ?? 0), {
    changes,
    hasSecond: objects[1] !== null,
  })
  return applyBrand(placed, { brand, page, isLast: index === total - 1 })
}
