import type { Slide, SlideshowForm } from '@kadr/contract/slideshow'
import { applyBrand, applyObjectChanges, placePhoto } from '../../director/dress-slide.ts'
import { findObjects } from '../../director/objects.ts'
import { findStyle } from '../../styles/all-styles.ts'
import type { Photo } from '../../styles/kit/photo.ts'
import { createPage } from '../../styles/page.ts'
import type { Piece } from '../../styles/piece.ts'
import type { AssetFacts } from '../kind.ts'
import { createSlideMotion } from './slide-motions.ts'

const CENTRE = { x: 0.5, y: 0.5 }
const OWN_MOTIONS = ['zoomIn', 'panRight', 'zoomOut', 'panLeft'] as const

const photoOf = (
  slide: Slide,
  {
    facts,
    index,
    beatSeconds,
  }: { facts: AssetFacts | undefined; index: number; beatSeconds: number },
): Photo | null => {
  if (!slide.asset || !facts) return null
  const own = OWN_MOTIONS[index % OWN_MOTIONS.length] ?? 'zoomIn'
  const motion = slide.motion === 'auto' ? own : slide.motion
  return {
    asset: slide.asset,
    isClip: facts.kind === 'video',
    motion: createSlideMotion({ motion, beatSeconds }),
    focus: facts.focus ?? CENTRE,
    calm: facts.calm ?? 'top',
  }
}

/** A locked slide keeps the look it was locked with. */
export const lookOf = ({ style, seed }: SlideshowForm, { lock }: Slide) => lock ?? { style, seed }

/** Everything on one slide, from back to front, without times. */
export const buildSlidePieces = ({
  form,
  slide,
  index,
  facts,
  beatSeconds,
}: {
  form: SlideshowForm
  slide: Slide
  index: number
  facts: AssetFacts | undefined
  beatSeconds: number
}): Piece[] => {
  const page = createPage(form.aspect)
  const total = form.slides.length
  const look = lookOf(form, slide)
  const seed = (look.seed + index * 17) % 997
  const objects = findObjects(slide.card, { companion: slide.companion, seed })
  const photo = photoOf(slide, { facts, index, beatSeconds })
  const pieces = findStyle(look.style).lay({
    slide: {
      card: slide.card,
      index,
      // Styles draw no counter on a single slide.
      total: form.hasCounter ? total : 1,
      objects,
      photo,
      fit: slide.fit,
      seed,
    },
    page,
    brand: form.brand,
    variant: look.seed,
  })
  const placed = applyObjectChanges(placePhoto(pieces, photo), {
    changes: slide.objects,
    hasSecond: objects[1] !== null,
  })
  return applyBrand(placed, { brand: form.brand, page, isLast: index === total - 1 })
}
