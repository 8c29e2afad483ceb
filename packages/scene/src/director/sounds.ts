import type { AudioTrack } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '../document/asset-facts.ts'
import { STARTER_EFFECTS } from '../sound/starter-sounds.ts'
import { findStyle } from '../styles/all-styles.ts'
import type { Piece } from '../styles/piece.ts'
import type { StyleMotion } from '../styles/style.ts'
import { findMusic, type StyledSound } from './schedule.ts'

/** Decibels; quieter than the music. */
const EFFECT_GAIN = -12
/** A scene has 16 tracks; music and clips need some. */
export const MAX_EFFECTS = 10

/** Sounds of the starter pack that a form plays: the style's loop and effects. */
export const listStyleSounds = (form: StyledSound & { hasEffects: boolean }): string[] => {
  const music = form.music?.asset === null ? findMusic(form)?.asset : undefined
  const { sounds } = findStyle(form.style).motion
  const effects = form.hasEffects
    ? Object.values(sounds).map((effect) => STARTER_EFFECTS[effect])
    : []
  return [...new Set([...(music ? [music] : []), ...effects])]
}

/** The same with the last hit of music under slides. */
export const listSlideSounds = (form: StyledSound & { hasEffects: boolean }): string[] => [
  ...new Set([...listStyleSounds(form), ...(form.hasEffects ? [STARTER_EFFECTS.impact] : [])]),
]

/** The effect of the first part that has a sound; at most one effect per slide. */
export const createEffectTrack = ({
  id,
  pieces,
  motion,
  start,
}: {
  id: string
  pieces: readonly Piece[]
  motion: StyleMotion
  start: number
}): AudioTrack | undefined => {
  const heard = pieces.map((piece) => piece.part).find((name) => motion.sounds[name] !== undefined)
  // A slide of words alone sounds as an object would.
  const part = heard ?? 'title'
  const effect = motion.sounds[part] ?? motion.sounds.object
  if (!effect) return undefined
  return {
    id: `${id} effect`,
    role: 'effect',
    asset: STARTER_EFFECTS[effect],
    start: start + (motion.parts[part]?.at ?? 0),
    duration: 1,
    from: 0,
    until: null,
    isLooped: false,
    gain: EFFECT_GAIN,
    fadeIn: 0,
    fadeOut: 0.1,
    isDucked: false,
  }
}

/** Sound effects at the moments drawn objects enter beside a person. */
export const createObjectEffects = (
  objects: readonly { index: number; start: number }[],
  { motion, facts }: { motion: StyleMotion; facts: ReadonlyMap<string, AssetFacts> },
): AudioTrack[] => {
  const asset = STARTER_EFFECTS[motion.sounds.object ?? 'pop']
  if (!facts.has(asset)) return []
  return objects.slice(0, MAX_EFFECTS).map(({ index, start }) => ({
    id: `object ${index} effect`,
    role: 'effect',
    asset,
    start,
    duration: 1,
    from: 0,
    until: null,
    isLooped: false,
    gain: EFFECT_GAIN,
    fadeIn: 0,
    fadeOut: 0.1,
    isDucked: false,
  }))
}
