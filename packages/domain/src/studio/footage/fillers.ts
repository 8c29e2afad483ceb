import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'
import type { FootageCut } from '@kadr/contract/studio/own-video'
import { placeCut } from './place-cut.ts'

/** What a workspace begins with; the list is its own from then on. */
export const DEFAULT_FILLERS: readonly string[] = [
  'э-э',
  'э',
  'эм',
  'мм',
  'ну',
  'как бы',
  'короче',
  'типа',
  'так сказать',
  'это самое',
]

/** Sounds that are never words. */
const SOUND = /^(?:э+м*|м{2,}|а{2,}|ы+)$/u
/** A filler between two silences is one for certain; inside a clause it may be needed. Milliseconds. */
const SILENCE = 80
/** Two words nearer than this would be glued together. */
const LEAST_GAP = 60
const MOST_PHRASE = 4
/** «Ну не» and «как бы не» say something else without the filler. */
const NEGATION = new Set(['не', 'ни', 'нет'])

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\d-]/gu, '')

const joinedOf = (text: string): string => plainOf(text).replaceAll('-', '')

type Found = { first: number; last: number; isSound: boolean; why: 'filler' | 'repeat' }

const phraseAt = (words: readonly FootageWord[], at: number, count: number): string =>
  words
    .slice(at, at + count)
    .map(({ text }) => plainOf(text))
    .join(' ')

const findFillerAt = (
  words: readonly FootageWord[],
  at: number,
  phrases: ReadonlySet<string>,
): Found | undefined => {
  const own = joinedOf(words[at]?.text ?? '')
  if (SOUND.test(own)) return { first: at, last: at, isSound: true, why: 'filler' }
  for (let count = MOST_PHRASE; count > 0; count -= 1)
    if (at + count <= words.length && phrases.has(phraseAt(words, at, count)))
      return { first: at, last: at + count - 1, isSound: false, why: 'filler' }
  const next = joinedOf(words[at + 1]?.text ?? '')
  // «Я… я» is a stumble; «очень, очень» is meant.
  const isRepeat = own !== '' && own.length <= 3 && own === next
  return isRepeat ? { first: at, last: at, isSound: true, why: 'repeat' } : undefined
}

const gapAfter = (words: readonly FootageWord[], at: number): number =>
  (words[at + 1]?.from ?? Number.POSITIVE_INFINITY) - (words[at]?.to ?? 0)

/** A cut that changes what is said, or would be heard, is not offered. */
const isSafe = (words: readonly FootageWord[], { first, last, isSound }: Found): boolean => {
  const next = words[last + 1]
  if (!isSound && next && NEGATION.has(plainOf(next.text))) return false
  const before = words[first - 1]
  const apart = (next?.from ?? Number.POSITIVE_INFINITY) - (before?.to ?? Number.NEGATIVE_INFINITY)
  return apart >= LEAST_GAP * 2 + 80
}

export type FillerCut = FootageCut & {
  /** Words that go. */
  first: number
  last: number
  /** Between silences, or a mere sound; others are offered, not cut by themselves. */
  isSure: boolean
}

/** Fillers of the workspace's list, sounds and stumbles, as cuts that touch no other word. */
export const findFillers = ({
  words,
  fillers,
  quiet,
  source,
}: {
  words: readonly FootageWord[]
  fillers: readonly string[]
  quiet: readonly FootageSpan[]
  /** Milliseconds of the source. */
  source: number
}): FillerCut[] => {
  const phrases = new Set(fillers.map((filler) => filler.split(/\s+/u).map(plainOf).join(' ')))
  const cuts: FillerCut[] = []
  for (let at = 0; at < words.length; at += 1) {
    const found = findFillerAt(words, at, phrases)
    if (!found) continue
    const { first, last, isSound, why } = found
    at = last
    const [start, end] = [words[first], words[last]]
    if (!start || !end || !isSafe(words, found)) continue
    const span = placeCut({ from: start.from, to: end.to }, { words, quiet, source })
    if (!span) continue
    const isApart = gapAfter(words, first - 1) >= SILENCE && gapAfter(words, last) >= SILENCE
    cuts.push({ ...span, why, first, last, isSure: isSound || isApart })
  }
  return cuts
}
