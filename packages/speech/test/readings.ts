import { tmpdir } from 'node:os'
import { createRhvoice } from '../src/rhvoice/rhvoice.ts'
import type { Span } from '../src/sound/loudness.ts'
import type { Sound } from '../src/sound/pcm.ts'
import { readScript } from '../src/text/read-script.ts'
import { spokenText } from '../src/text/spoken-text.ts'

const SCRIPT =
  'Почему ваши ролики не набирают просмотры? Первая ошибка: вы начинаете с приветствия. Зритель решает за две секунды. Скидка 20% до 15 ноября, цена 2 490 ₽.'

export const engine = createRhvoice({ tempDir: tmpdir() })
export const hasVoices = engine.listVoices().length > 0

/** A reading with the times of its spoken words. */
export const readAloud = async (voice: string, { script = SCRIPT, speed = 1 } = {}) => {
  const said = spokenText(readScript(script))
  const signal = AbortSignal.timeout(60_000)
  const { sound, times } = await engine.speak({ ...said, voice, speed, signal })
  if (!times) throw new Error('the engine told no times')
  return { sound, times, words: said.words }
}

type Disturbance = {
  gain?: number
  /** White noise amplitude, in 16-bit steps. */
  noise?: number
  /** Inserted silence before words, in seconds. */
  pauses?: readonly (readonly [number, number])[]
}

/** Degrades a recording in a known way and moves the times along. */
export const disturb = (
  { sound, times }: { sound: Sound; times: readonly Span[] },
  { gain = 1, noise = 0, pauses = [] }: Disturbance,
): { sound: Sound; times: Span[] } => {
  const { rate } = sound
  const moved = times.map((time) => ({ ...time }))
  const parts: Int16Array[] = []
  let at = 0
  for (const [index, seconds] of pauses) {
    const cut = Math.round((times[index]?.start ?? 0) * rate)
    parts.push(sound.samples.subarray(at, cut), new Int16Array(Math.round(seconds * rate)))
    at = cut
    for (const time of moved.slice(index)) {
      time.start += seconds
      time.end += seconds
    }
  }
  parts.push(sound.samples.subarray(at))
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let place = 0
  let seed = 1
  for (const part of parts) {
    for (const sample of part) {
      seed = (seed * 16_807) % 2_147_483_647
      const hiss = (seed / 2_147_483_647 - 0.5) * 2 * noise
      samples[place] = Math.max(-32_768, Math.min(32_767, sample * gain + hiss))
      place += 1
    }
  }
  return { sound: { samples, rate }, times: moved }
}
