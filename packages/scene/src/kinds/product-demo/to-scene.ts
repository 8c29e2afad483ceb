import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import {
  type AudioTrack,
  MAX_TRACKS,
  SCENE_VERSION,
  type Scene,
} from '@kadr/contract/studio/scene/scene'
import {
  animateSlides,
  type DressedSlide,
  findPosterMoment,
  listEffectTracks,
} from '../../director/compose-slides.ts'
import { getBeatSeconds } from '../../director/schedule.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { findMusicArc } from '../../sound/music-arc.ts'
import { findStyle } from '../../styles/all-styles.ts'
import type { SlideSpan } from '../../styles/animate.ts'
import { createClipTrack, createSlidesMusic, createVoiceTrack } from '../tracks.ts'
import { buildScenePieces } from './scene-pieces.ts'
import { type DemoScene, listScenes } from './scenes.ts'
import { scheduleDemo } from './schedule.ts'

type Facts = ReadonlyMap<string, AssetFacts>

/** Gain of clip audio under a voice. */
const UNDER_VOICE_DB = -6

const clipTracks = (
  form: ProductDemoForm,
  {
    scenes,
    spans,
    facts,
  }: { scenes: readonly DemoScene[]; spans: readonly SlideSpan[]; facts: Facts },
): AudioTrack[] =>
  scenes.flatMap(({ id, asset, from, part }, index): AudioTrack[] => {
    const span = spans[index]
    const known = asset ? facts.get(asset) : undefined
    const isHeard = part === 'hook' || part === 'shot'
    if (!form.isClipSoundKept || !isHeard || !asset || !span) return []
    if (known?.kind !== 'video' || !known.hasSound) return []
    const last = Math.max(0, (known.seconds ?? 0) - 0.5)
    const start = Math.max(0, span.shownFrom)
    return [
      createClipTrack({
        id: `${id} sound`,
        asset,
        start,
        duration: span.shownUntil - start,
        from: Math.min(from, last),
        gain: form.voice ? UNDER_VOICE_DB : 0,
      }),
    ]
  })

export const toScene = ({ form, facts }: { form: ProductDemoForm; facts: Facts }): Scene => {
  const scenes = listScenes(form)
  const { voice } = form
  const spoken = voice ? facts.get(voice.asset) : undefined
  const schedule = scheduleDemo({ form, scenes, voiceSeconds: spoken?.seconds ?? 0 })
  const { slides: spans, transitionSeconds, seconds } = schedule
  const { motion } = findStyle(form.style)
  const beatSeconds = getBeatSeconds(form)
  const arc = findMusicArc({
    slides: spans,
    seconds,
    beatSeconds,
    spokenUntil: spoken?.seconds ?? 0,
  })
  const dressed = scenes.flatMap((scene, index): DressedSlide[] => {
    const span = spans[index]
    if (!span) return []
    const known = scene.asset ? facts.get(scene.asset) : undefined
    const pieces = buildScenePieces({ form, scene, index, total: scenes.length, known })
    return [{ id: scene.id, pieces, span, motion }]
  })
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: animateSlides(dressed, {
      beatSeconds,
      cut: motion.cut,
      transitionSeconds,
    }),
    audio: [
      ...createSlidesMusic(form, { facts, arc }),
      ...(voice && spoken?.hasSound
        ? [createVoiceTrack({ ...voice, seconds: spoken.seconds })]
        : []),
      ...clipTracks(form, { scenes, spans, facts }),
      ...(form.hasEffects ? listEffectTracks(dressed, facts) : []),
    ].slice(0, MAX_TRACKS),
    posterAt: findPosterMoment(dressed, transitionSeconds),
  }
}
