import type { AudioTrack, Layer } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '../document/asset-facts.ts'
import { animatePieces, findSettledMoment, type SlideSpan } from '../styles/animate.ts'
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

/** The poster shows the first slide when all its words have arrived. */
export const findPosterMoment = (
  [first]: readonly DressedSlide[],
  transitionSeconds: number,
): number => (first ? findSettledMoment(first.span, transitionSeconds) : 0)

/** Sound effects of all slides but the first, which begins with the music. */
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
