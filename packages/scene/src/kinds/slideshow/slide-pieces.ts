import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import { dressCard } from '../../director/dress-card.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import type { Photo } from '../../styles/kit/photo.ts'
import type { Piece } from '../../styles/piece.ts'
import { createSlideMotion } from './slide-motions.ts'

const CENTRE = { x: 0.5, y: 0.5 }
const OWN_MOTIONS = ['zoomIn', 'panRight', 'zoomOut', 'panLeft'] as const

const photoOf = (
  { asset, motion: chosen }: Pick<Slide, 'asset' | 'motion'>,
  {
    facts,
    index,
    beatSeconds,
  }: { facts: AssetFacts | undefined; index: number; beatSeconds: number },
): Photo | null => {
  if (!asset || !facts) return null
  const own = OWN_MOTIONS[index % OWN_MOTIONS.length] ?? 'zoomIn'
  const motion = chosen === 'auto' ? own : chosen
  return {
    asset,
    isClip: facts.kind === 'video',
    motion: createSlideMotion({ motion, beatSeconds }),
    focus: facts.focus ?? CENTRE,
    calm: facts.calm ?? 'top',
    ...(facts.isCutOut && { cutOut: facts.ratio ?? 1 }),
  }
}

/** A locked slide keeps the look it was locked with. */
export const lookOf = ({ style, seed }: SlideshowForm, { lock }: Slide) => lock ?? { style, seed }

/** All pieces of one slide, from back to front, without times. */
export const buildSlidePieces = ({
  form,
  slide,
  index,
  facts,
  otherFacts,
  beatSeconds,
}: {
  form: SlideshowForm
  slide: Slide
  index: number
  facts: AssetFacts | undefined
  otherFacts?: AssetFacts | undefined
  beatSeconds: number
}): Piece[] => {
  const photo = photoOf(slide, { facts, index, beatSeconds })
  const other = { asset: slide.otherAsset ?? null, motion: slide.motion }
  return dressCard(
    { ...lookOf(form, slide), brand: form.brand, aspect: form.aspect },
    {
      card: slide.card,
      index,
      total: form.slides.length,
      hasCounter: form.hasCounter,
      hasCaptions: form.narration?.hasCaptions ?? false,
      photo,
      otherPhoto: photoOf(other, { facts: otherFacts, index, beatSeconds }),
      fit: slide.fit,
      companion: slide.companion,
      changes: slide.objects,
      isVaried: true,
    },
  )
}
