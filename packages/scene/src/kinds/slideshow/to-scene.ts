import { type AudioTrack, SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import type { AssetFacts } from '../kind.ts'
import { createClipTrack, createMusicTrack } from '../tracks.ts'
import { type SlideTimes, scheduleSlides } from './schedule.ts'
import { buildSlideLayers } from './slide-layers.ts'
import { findTemplate } from './templates.ts'

const clipTracks = (
  form: SlideshowForm,
  slides: readonly SlideTimes[],
  facts: ReadonlyMap<string, AssetFacts>,
): AudioTrack[] =>
  form.slides.flatMap(({ id, asset }, index): AudioTrack[] => {
    const times = slides[index]
    const known = asset ? facts.get(asset) : undefined
    if (!form.isClipSoundKept || !asset || !times || !known?.hasSound) return []
    const start = Math.max(0, times.shownFrom)
    const duration = times.shownUntil - start
    return [createClipTrack({ id: `${id} sound`, asset, start, duration, isDucked: false })]
  })

export const toScene = ({
  form,
  facts,
}: {
  form: SlideshowForm
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  const template = findTemplate(form.template)
  const { slides, transitionSeconds, seconds } = scheduleSlides({ form, template })
  const layers = form.slides.flatMap((slide, index) => {
    const times = slides[index]
    if (!times) return []
    const known = slide.asset ? facts.get(slide.asset) : undefined
    return [
      buildSlideLayers({ form, template, slide, index, times, transitionSeconds, facts: known }),
    ]
  })
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: [...layers.flatMap(({ media }) => media), ...layers.flatMap(({ text }) => text)],
    audio: [
      ...(form.music ? [createMusicTrack(form.music)] : []),
      ...clipTracks(form, slides, facts),
    ],
    posterAt: 0,
  }
}
