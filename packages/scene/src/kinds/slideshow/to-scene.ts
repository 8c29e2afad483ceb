import {
  type AudioTrack,
  MAX_TRACKS,
  SCENE_VERSION,
  type Scene,
} from '@kadr/contract/studio/scene/scene'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { animateSlides, findPosterMoment, listEffectTracks } from '../../director/compose-slides.ts'
import { findCut, getBeatSeconds, scheduleSlides } from '../../director/schedule.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { findMusicArc } from '../../sound/music-arc.ts'
import { findStyle } from '../../styles/all-styles.ts'
import type { SlideSpan } from '../../styles/animate.ts'
import { createClipTrack, createSlidesMusic } from '../tracks.ts'
import { buildCaptionLayers, createVoiceTracks, findSpokenEnd, listSpeeches } from './narration.ts'
import { buildSlidePieces, lookOf, startOf } from './slide-pieces.ts'

type Facts = ReadonlyMap<string, AssetFacts>

const clipTracks = (
  form: SlideshowForm,
  slides: readonly SlideSpan[],
  facts: Facts,
): AudioTrack[] =>
  form.slides.flatMap(({ id, asset, clipFrom = 0 }, index): AudioTrack[] => {
    const times = slides[index]
    const known = asset ? facts.get(asset) : undefined
    if (!form.isClipSoundKept || !asset || !times || !known?.hasSound) return []
    const start = Math.max(0, times.shownFrom)
    const duration = times.shownUntil - start
    const isDucked = form.narration !== null
    const from = startOf(clipFrom, known)
    return [createClipTrack({ id: `${id} sound`, asset, start, duration, from, isDucked })]
  })

export const toScene = ({ form, facts }: { form: SlideshowForm; facts: Facts }): Scene => {
  const { slides, transitionSeconds, seconds } = scheduleSlides(form)
  const beatSeconds = getBeatSeconds(form)
  const dressed = form.slides.flatMap((slide, index) => {
    const span = slides[index]
    if (!span) return []
    const known = slide.asset ? facts.get(slide.asset) : undefined
    const otherFacts = slide.otherAsset ? facts.get(slide.otherAsset) : undefined
    const pieces = buildSlidePieces({ form, slide, index, facts: known, otherFacts, beatSeconds })
    const { motion } = findStyle(lookOf(form, slide).style)
    return [{ id: slide.id, pieces, span, motion }]
  })
  const speeches = listSpeeches(form, slides)
  const arc = findMusicArc({ slides, seconds, beatSeconds, spokenUntil: findSpokenEnd(speeches) })
  const effects = form.hasEffects ? listEffectTracks(dressed, facts) : []
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: [
      ...animateSlides(dressed, { beatSeconds, cut: findCut(form), transitionSeconds }),
      ...buildCaptionLayers(form, speeches),
    ],
    audio: [
      ...createSlidesMusic(form, { facts, arc }),
      ...createVoiceTracks(speeches),
      ...clipTracks(form, slides, facts),
      ...effects,
    ].slice(0, MAX_TRACKS),
    posterAt: findPosterMoment(dressed, transitionSeconds),
  }
}
