import type { AudioTrack, Layer } from '@kadr/contract/scene'
import type { AssetFacts } from '../kinds/kind.ts'
import { animatePieces, type SlideSpan } from '../styles/animate.ts'
import type { Piece } from '../styles/piece.ts'
import type { StyleMotion } from '../styles/style.ts'
import { createEffectTrack, MAX_EFFECTS } from './sounds.ts'

export type DressedSlide = {
  id: string
  pieces: readonly Piece[]
  span: SlideSpan
  motion: StyleMotion
}

/** Layers of slides one after another, each with the motion of its style. */
export const animateSlides = (
  slides: readonly DressedSlide[],
  {
    beatSeconds,
    cut,
    transitionSeconds,
  }: { beatSeconds: number; cut: StyleMotion['cut']; transitionSeconds: number },
): Layer[] => {
  const own = cut && transitionSeconds >= 0.05 ? { ...cut, seconds: transitionSeconds } : null
  return slides.flatMap(({ id, pieces, span, motion }, index) =>
    animatePieces({ id, pieces, motion, span, beatSeconds, cut: own, isFirst: index === 0 }),
  )
}

/** Effects of all slides but the first, which stands complete at once. */
export const listEffectTracks = (
  slides: readonly DressedSlide[],
  facts: ReadonlyMap<string, AssetFacts>,
): AudioTrack[] =>
  slides
    .slice(1)
    .map(({ id, pieces, span, motion }) =>
      createEffectTrack({ id, pieces, motion, start: span.start }),
    )
    .filter((track) => track !== undefined)
    .filter(({ asset }) => facts.has(asset))
    .slice(0, MAX_EFFECTS)
