import {
  type FootageSound,
  type FootageSpan,
  LOUDNESS_STEP_MS,
} from '@kadr/contract/studio/footage'

const HEARD_DB = -55

const averageOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const within = (loudness: readonly number[], { from, to }: FootageSpan): number[] =>
  loudness
    .slice(Math.floor(from / LOUDNESS_STEP_MS), Math.ceil(to / LOUDNESS_STEP_MS))
    .filter((level) => level > HEARD_DB)

/** The usual level of a voice and how far it moves. */
export type VoiceLevel = { usual: number; spread: number }

export const measureVoice = (sound: FootageSound | null): VoiceLevel | null => {
  const heard = (sound?.loudness ?? []).filter((level) => level > HEARD_DB)
  if (heard.length < 5) return null
  const usual = averageOf(heard)
  return { usual, spread: Math.max(1, averageOf(heard.map((level) => Math.abs(level - usual)))) }
}

/** How much livelier the voice is than usual, from 0 to 1; a half where nothing is known. */
export const measureEnergy = (
  span: FootageSpan,
  { sound, voice }: { sound: FootageSound | null; voice: VoiceLevel | null },
): number => {
  if (!sound || !voice) return 0.5
  const heard = within(sound.loudness, span)
  if (heard.length === 0) return 0
  const louder = (averageOf(heard) - voice.usual) / voice.spread
  return Math.min(1, Math.max(0, 0.5 + louder * 0.5))
}
