import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FootageWord } from '@kadr/contract/studio/footage'
import { createRhvoice, encodeWav, type SpokenAudio, secondsOf, speak } from '@kadr/speech'

const engine = createRhvoice({ tempDir: tmpdir() })
const LONGEST_BREATH = 1.6

export type Said = { file: string; seconds: number; words: FootageWord[]; spoken: SpokenAudio }

/** A voice that says a script with silences between its sentences, as a person thinks. */
export const say = async ({
  script,
  voice,
  folder,
  name,
}: {
  script: string
  voice: string
  folder: string
  name: string
}): Promise<Said> => {
  const order = { script, engine, reader: engine, voice, speed: 1 }
  const spoken = await speak({ ...order, signal: AbortSignal.timeout(120_000) })
  const { rate, samples } = spoken.sound
  const parts: Int16Array[] = []
  let from = 0
  let added = 0
  const words = spoken.words.map(({ text, start, end }, at) => {
    const word = {
      text,
      from: Math.round((start + added) * 1000),
      to: Math.round((end + added) * 1000),
    }
    const next = spoken.words[at + 1]
    if (/[.!?…]$/u.test(text) && next) {
      const cut = Math.round(((end + next.start) / 2) * rate)
      const breath = 0.5 + ((at * 37) % 100) / 100
      parts.push(
        samples.subarray(from, cut),
        new Int16Array(Math.round(Math.min(LONGEST_BREATH, breath) * rate)),
      )
      from = cut
      added += Math.min(LONGEST_BREATH, breath)
    }
    return word
  })
  parts.push(samples.subarray(from))
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  const sound = { samples: whole, rate }
  const file = join(folder, `${name}.wav`)
  writeFileSync(file, encodeWav(sound))
  return { file, seconds: secondsOf(sound), words, spoken }
}
