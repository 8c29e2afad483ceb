import type { AudioTrack } from '@kadr/contract/studio/scene/scene'
import { findMusic, type StyledSound } from '../director/schedule.ts'
import type { AssetFacts } from '../document/asset-facts.ts'
import { createLastHit, type MusicArc, shapeMusic } from '../sound/music-arc.ts'
import { STARTER_EFFECTS } from '../sound/starter-sounds.ts'

const MUSIC_FADE_SECONDS = 1.2
const CLIP_FADE_SECONDS = 0.15

/** Perceived loudness is logarithmic: half of the slider is ten decibels. */
const toDecibels = (volume: number): number =>
  volume === 0 ? -60 : Math.max(-60, 20 * Math.log10(volume / 100) * 1.66)

type Sound = { asset: string; volume: number }

/** Plays under the whole reel. */
export const createMusicTrack = ({ asset, volume }: Sound): AudioTrack => ({
  id: 'music',
  role: 'music',
  asset,
  start: 0,
  duration: null,
  from: 0,
  until: null,
  isLooped: true,
  gain: toDecibels(volume),
  fadeIn: 0,
  fadeOut: MUSIC_FADE_SECONDS,
  isDucked: true,
})

/** A loop of the starter pack may not be made yet, own music may be deleted: then there is none. */
export const createStyledMusic = (
  form: StyledSound,
  facts: ReadonlyMap<string, AssetFacts>,
): AudioTrack[] => {
  const music = findMusic(form)
  if (!music || !form.music || !facts.has(music.asset)) return []
  return [createMusicTrack({ asset: music.asset, volume: form.music.volume })]
}

/** Music under slides with its arc; without effects it fades out instead of ending in a hit. */
export const createSlidesMusic = (
  form: StyledSound & { hasEffects: boolean },
  { facts, arc }: { facts: ReadonlyMap<string, AssetFacts>; arc: MusicArc | null },
): AudioTrack[] => {
  const hasHit = form.hasEffects && facts.has(STARTER_EFFECTS.impact)
  const own = arc && { ...arc, hitAt: hasHit ? arc.hitAt : null }
  const music = createStyledMusic(form, facts).map((track) => shapeMusic(track, own))
  const hitAt = music.length > 0 ? (own?.hitAt ?? null) : null
  return hitAt === null ? music : [...music, createLastHit(hitAt)]
}

/** A voice ducks the music. */
export const createVoiceTrack = ({
  volume,
  seconds,
  ...part
}: Sound & { seconds: number | null } & Partial<AudioTrack>): AudioTrack => ({
  id: 'voice',
  role: 'voice',
  start: 0,
  duration: seconds,
  from: 0,
  until: null,
  isLooped: false,
  gain: toDecibels(volume),
  fadeIn: 0,
  fadeOut: 0,
  isDucked: false,
  ...part,
})

/** Audio of a clip while it is visible. */
export const createClipTrack = (
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
