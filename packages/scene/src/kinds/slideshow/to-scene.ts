import { type AudioTrack, SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import type { AssetFacts } from '../kind.ts'
import { type SlideTimes, scheduleSlides } from './schedule.ts'
import { slideLayers } from './slide-layers.ts'
import { findTemplate } from './templates.ts'

const MUSIC_FADE_SECONDS = 1.2

/** Loudness is felt by its logarithm: half of the slider is ten decibels. */
const gainOf = (volume: number): number =>
  volume === 0 ? -60 : 20 * Math.log10(volume / 100) * 1.66

const musicTrack = ({ music }: SlideshowForm): AudioTrack[] =>
  music
    ? [
        {
          id: 'music',
          role: 'music',
          asset: music.asset,
          start: 0,
          duration: null,
          from: 0,
          until: null,
          isLooped: true,
          gain: Math.max(-60, gainOf(music.volume)),
          fadeIn: 0,
          fadeOut: MUSIC_FADE_SECONDS,
          isDucked: true,
        },
      ]
    : []

const clipTracks = (
  form: SlideshowForm,
  slides: readonly SlideTimes[],
  facts: ReadonlyMap<string, AssetFacts>,
): AudioTrack[] =>
  form.slides.flatMap(({ id, asset }, index): AudioTrack[] => {
    const times = slides[index]
    const known = asset ? facts.get(asset) : undefined
    if (!form.isClipSoundKept || !asset || !times || !known?.hasSound) return []
    return [
      {
        id: `${id} sound`,
        role: 'clip',
        asset,
        start: Math.max(0, times.shownFrom),
        duration: times.shownUntil - Math.max(0, times.shownFrom),
        from: 0,
        until: null,
        isLooped: true,
        gain: 0,
        fadeIn: 0.1,
        fadeOut: 0.2,
        isDucked: false,
      },
    ]
  })

/** The scene a slideshow form stands for. */
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
    return [slideLayers({ form, template, slide, index, times, transitionSeconds, facts: known })]
  })
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: [...layers.flatMap(({ media }) => media), ...layers.flatMap(({ text }) => text)],
    audio: [...musicTrack(form), ...clipTracks(form, slides, facts)],
    posterAt: 0,
  }
}
