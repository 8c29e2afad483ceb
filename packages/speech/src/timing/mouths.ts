import { MOUTHS_PER_SECOND } from '@kadr/contract/studio/spoken-script'
import { loudnessOf, STEP_SECONDS, speechLevel } from '../sound/loudness.ts'
import { type Sound, secondsOf } from '../sound/pcm.ts'

/** Mouth shapes (visemes) by letter: rest, closed, and open ones. */
const SHAPES: Record<string, string> = {
  ...Object.fromEntries([...'мбп'].map((letter) => [letter, 'c'])),
  ...Object.fromEntries([...'ая'].map((letter) => [letter, 'a'])),
  ...Object.fromEntries([...'эе'].map((letter) => [letter, 'e'])),
  ...Object.fromEntries([...'иый'].map((letter) => [letter, 'i'])),
  ...Object.fromEntries([...'оё'].map((letter) => [letter, 'o'])),
  ...Object.fromEntries([...'ую'].map((letter) => [letter, 'u'])),
  ...Object.fromEntries([...'фв'].map((letter) => [letter, 'f'])),
  ...Object.fromEntries([...'лнтдркгх'].map((letter) => [letter, 'l'])),
  ...Object.fromEntries([...'сзцшжчщ'].map((letter) => [letter, 's'])),
}
const REST = 'r'
const VOWELS = 'аяэеиыоёую'
const STRESS = '\u0301'

type Letter = { shape: string; start: number; end: number }

/** Vowels last longer than consonants. */
const lettersOf = ({
  text,
  start,
  end,
}: {
  text: string
  start: number
  end: number
}): Letter[] => {
  const signs = [...text.toLowerCase()].flatMap((sign, index, all) => {
    const shape = SHAPES[sign]
    if (!shape) return []
    const isStressed = all[index + 1] === STRESS
    return [{ shape, weight: VOWELS.includes(sign) ? (isStressed ? 2.6 : 2) : 1 }]
  })
  const total = signs.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  return signs.map(({ shape, weight }) => {
    const from = start + ((end - start) * passed) / total
    passed += weight
    return { shape, start: from, end: start + ((end - start) * passed) / total }
  })
}

/** Below the voice threshold the mouth is at rest, slightly below it almost closed. */
const shapeAt = (letter: Letter | undefined, loudness: number, level: number): string => {
  if (loudness < level) return letter?.shape === 'c' ? 'c' : REST
  if (!letter) return REST
  return loudness < level + 6 && 'aoe'.includes(letter.shape) ? 'e' : letter.shape
}

/** One viseme letter per step of the audio. */
export const mouthTrack = ({
  sound,
  words,
}: {
  sound: Sound
  /** Spoken words. */
  words: readonly { text: string; start: number; end: number }[]
}): string => {
  const curve = loudnessOf(sound)
  const level = speechLevel(curve)
  const letters = words.flatMap(lettersOf)
  const steps = Math.ceil(secondsOf(sound) * MOUTHS_PER_SECOND)
  let track = ''
  let at = 0
  for (let step = 0; step < steps; step += 1) {
    const from = step / MOUTHS_PER_SECOND
    const middle = from + 0.5 / MOUTHS_PER_SECOND
    while (at < letters.length && (letters[at]?.end ?? 0) <= middle) at += 1
    const letter = letters[at]
    const heard = letter && letter.start <= middle ? letter : undefined
    const until = Math.ceil((step + 1) / MOUTHS_PER_SECOND / STEP_SECONDS)
    const near = curve.subarray(Math.floor(from / STEP_SECONDS), until)
    track += shapeAt(heard, Math.max(-100, ...near), level)
  }
  return track
}
