import type { Aspect } from '@kadr/contract/studio/scene/scene'
import type { ReelBrand, SlideFit, SlideObject } from '@kadr/contract/studio/slideshow'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { findStyle } from '../styles/all-styles.ts'
import type { Photo } from '../styles/kit/photo.ts'
import { createPage } from '../styles/page.ts'
import type { Piece } from '../styles/piece.ts'
import { leaveCaptionRoom } from './caption-room.ts'
import { applyBrand, applyObjectChanges, placePhoto } from './dress-slide.ts'
import { findObjects } from './objects.ts'
import { placeCutOut } from './place-cut-out.ts'
import { listShownWords } from './reading-time.ts'

export type CardLook = { style: string; seed: number; brand: ReelBrand; aspect: Aspect }

/** Differs between the slides of a reel. */
export const seedOf = (seed: number, index: number): number => (seed + index * 17) % 997

/** All pieces of one slide, from back to front, without times. */
export const dressCard = (
  { style, seed: variant, brand, aspect }: CardLook,
  {
    card,
    index,
    total,
    hasCounter = true,
    hasCaptions = false,
    photo,
    otherPhoto = null,
    fit,
    companion = null,
    changes = [],
    photoSlot = null,
    isVaried = false,
  }: {
    card: SlideCard
    index: number
    total: number
    hasCounter?: boolean
    /** Leaves room for captions of a voice. */
    hasCaptions?: boolean
    photo: Photo | null
    /** Of the second half of a comparison. */
    otherPhoto?: Photo | null
    fit: SlideFit
    companion?: string | null
    changes?: readonly SlideObject[]
    /** Slot of the object that the picture replaces; null puts it in the layout's frame. */
    photoSlot?: number | null
    /** Layouts of a role by the seed; the first one otherwise. */
    isVaried?: boolean
  },
): Piece[] => {
  const whole = createPage(aspect)
  const page = hasCaptions ? leaveCaptionRoom(whole) : whole
  const seed = seedOf(variant, index)
  const objects = findObjects(card, {
    companion,
    held: photo === null ? null : photoSlot,
  })
  // On a blank slide progress would stand alone where the title belongs.
  const isBlank = photo === null && listShownWords(card).length === 0
  const { composeSlide, cutEdge } = findStyle(style)
  const slide = {
    card,
    index,
    // Styles draw no counter on a single slide.
    total: hasCounter && !isBlank ? total : 1,
    objects,
    photo: photoSlot === null ? photo : null,
    otherPhoto,
    fit,
    seed,
    isVaried,
  }
  const compose = (own: typeof slide) => composeSlide({ slide: own, page, brand, variant })
  const asThing =
    slide.photo?.cutOut && !otherPhoto
      ? placeCutOut(compose({ ...slide, photo: null, objects: findObjects(card, { companion, held: 0 }) }), {
          photo: slide.photo,
          page,
          edge: cutEdge,
        })
      : undefined
  const pieces = asThing ?? compose(slide)
  const placed = applyObjectChanges(placePhoto(pieces, photo, photoSlot ?? 0), {
    changes,
    objects,
  })
  return applyBrand(placed, { brand, page, isLast: index === total - 1 })
}
