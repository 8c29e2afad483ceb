import type { AudioTrack } from '@kadr/contract/scene'

const MUSIC_FADE_SECONDS = 1.2
const CLIP_FADE_SECONDS = 0.15

/** Loudness is felt by its logarithm: half of the slider is ten decibels. */
const gainOf = (volume: number): number =>
  volume === 0 ? -60 : Math.max(-60, 20 * Math.log10(volume / 100) * 1.66)

type Sound = { asset: string; volume: number }

/** Under everything, from the first frame to the last. */
export const musicTrack = ({ asset, volume }: Sound): AudioTrack => ({
  id: 'music',
  role: 'music',
  asset,
  start: 0,
  duration: null,
  from: 0,
  until: null,
  isLooped: true,
  gain: gainOf(volume),
  fadeIn: 0,
  fadeOut: MUSIC_FADE_SECONDS,
  isDucked: true,
})

/** Somebody who speaks: music steps back. */
export const voiceTrack = ({
  asset,
  volume,
  seconds,
}: Sound & { seconds: number | null }): AudioTrack => ({
  id: 'voice',
  role: 'voice',
  asset,
  start: 0,
  duration: seconds,
  from: 0,
  until: null,
  isLooped: false,
  gain: gainOf(volume),
  fadeIn: 0,
  fadeOut: 0,
  isDucked: false,
})

/** What a clip sounds like, as long as it is seen. */
export const clipTrack = (
  part: Pick<AudioTrack, 'asset' | 'id' | 'start'> & Partial<AudioTrack>,
): AudioTrack => ({
  role: 'clip',
  duration: null,
  from: 0,
  until: null,
  isLooped: true,
  gain: 0,
  fadeIn: CLIP_FADE_SECONDS,
  fadeOut: CLIP_FADE_SECONDS,
  isDucked: true,
  ...part,
})
