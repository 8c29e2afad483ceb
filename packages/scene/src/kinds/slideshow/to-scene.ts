import { type AudioTrack, SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { findCut, findMusic, getBeatSeconds, scheduleSlides } from '../../director/schedule.ts'
import { createEffectTrack, MAX_EFFECTS } from '../../director/sounds.ts'
import { findStyle } from '../../styles/all-styles.ts'
import { animatePieces, type SlideSpan } from '../../styles/animate.ts'
import type { AssetFacts } from '../kind.ts'
import { createClipTrack, createMusicTrack } from '../tracks.ts'
import { buildSlidePieces, lookOf } from './slide-pieces.ts'

type Facts = ReadonlyMap<string, AssetFacts>

const clipTracks = (
  form: SlideshowForm,
  slides: readonly SlideSpan[],
  facts: Facts,
): AudioTrack[] =>
  form.slides.flatMap(({ id, asset }, index): AudioTrack[] => {
    const times = slides[index]
    const known = asset ? facts.get(asset) : undefined
    if (!form.isClipSoundKept || !asset || !times || !known?.hasSound) return []
    const start = Math.max(0, times.shownFrom)
    const duration = times.shownUntil - start
    return [createClipTrack({ id: `${id} sound`, asset, start, duration, isDucked: false })]
  })

/** The style's loop is of the starter pack, which may not be made yet: then there is no music. */
const musicTracks = (form: SlideshowForm, facts: Facts): AudioTrack[] => {
  const music = findMusic(form)
  if (!music || !form.music || (form.music.asset === null && !facts.has(music.asset))) return []
  return [createMusicTrack({ asset: music.asset, volume: form.music.volume })]
}

const MAX_TRACKS = 16

export const toScene = ({ form, facts }: { form: SlideshowForm; facts: Facts }): Scene => {
  const { slides, transitionSeconds, seconds } = scheduleSlides(form)
  const beatSeconds = getBeatSeconds(form)
  const styleCut = findCut(form)
  const cut =
    styleCut && transitionSeconds >= 0.05 ? { ...styleCut, seconds: transitionSeconds } : null
  const dressed = form.slides.flatMap((slide, index) => {
    const span = slides[index]
    if (!span) return []
    const known = slide.asset ? facts.get(slide.asset) : undefined
    const pieces = buildSlidePieces({ form, slide, index, facts: known, beatSeconds })
    const { motion } = findStyle(lookOf(form, slide).style)
    return [{ id: slide.id, pieces, span, index, motion }]
  })
  const effects = form.hasEffects
    ? dressed
        .filter(({ index }) => index > 0)
        .map(({ id, pieces, span, motion }) =>
          createEffectTrack({ id, pieces, motion, start: span.start }),
        )
        .filter((track) => track !== undefined)
        .filter(({ asset }) => facts.has(asset))
        .slice(0, MAX_EFFECTS)
    : []
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: dressed.flatMap(({ id, pieces, span, index, motion }) =>
      animatePieces({
        id,
        pieces,
        motion,
        span,
        beatSeconds,
        cut,
        isFirst: index === 0,
      }),
    ),
    audio: [...musicTracks(form, facts), ...clipTracks(form, slides, facts), ...effects].slice(
      0,
      MAX_TRACKS,
    ),
    posterAt: 0,
  }
}
