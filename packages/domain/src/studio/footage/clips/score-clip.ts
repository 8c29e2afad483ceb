import type { ClipReason, FootageSound, FootageWord } from '@kadr/contract/studio/footage'
import type { FootageSentence } from '../footage-sentences.ts'
import { isFormal, isHangingStart, readHook } from './hook-signs.ts'
import { measureEnergy, type VoiceLevel } from './loudness-spread.ts'

/** Consecutive sentences that may become a clip. */
export type Window = {
  first: FootageSentence
  last: FootageSentence
  sentences: readonly FootageSentence[]
}

/** Meaningful words of a sentence: how many, how rare in the talk together, how many the workspace is about. */
export type SentenceFacts = { count: number; rarity: number; named: number }

/** What a clip is compared with. */
export type Talk = {
  words: readonly FootageWord[]
  sound: FootageSound | null
  voice: VoiceLevel | null
  /** Words a second. */
  pace: number
  sentences: number
  /** Read once: a sentence is part of many windows. */
  read: ReadonlyMap<FootageSentence, SentenceFacts>
}

export type ScoredWindow = Window & { score: number; reasons: ClipReason[] }

const WEIGHTS = {
  hook: 0.34,
  density: 0.16,
  whole: 0.18,
  energy: 0.12,
  keyword: 0.08,
  novelty: 0.12,
}
const LIVELY = 0.7
const COMFORTABLE = { from: 20_000, to: 60_000 }

const share = (value: number) => Math.min(1, Math.max(0, value))

/** Little silence and no slower than the speaker usually is. */
const measureDensity = ({ first, last }: Window, { words, pace }: Talk): number => {
  const seconds = Math.max(1, (last.to - first.from) / 1000)
  return (
    share((last.last - first.first + 1) / seconds / Math.max(0.1, pace) - 0.3) *
    (words.length > 0 ? 1 : 0)
  )
}

/** Understood without what was said before, and at its end when it stops. */
const measureWholeness = ({ first, last }: Window): number => {
  const begin = isHangingStart(first.text) ? 0 : 0.5
  const end = isFormal(last.text) || last.text.trim().endsWith('?') ? 0.1 : 0.5
  return begin + end
}

/** Says what the rest of the talk does not. */
const measureNovelty = ({ sentences }: Window, { read, sentences: total }: Talk): number => {
  const facts = sentences.map((sentence) => read.get(sentence))
  const count = facts.reduce((sum, known) => sum + (known?.count ?? 0), 0)
  const weight = facts.reduce((sum, known) => sum + (known?.rarity ?? 0), 0)
  return count === 0 ? 0 : share(weight / count / Math.log(Math.max(2, total)))
}

const countKeywords = ({ sentences }: Window, { read }: Talk): number =>
  sentences.reduce((sum, sentence) => sum + (read.get(sentence)?.named ?? 0), 0)

/** An answer to the question it begins with: the second sentence does not ask again. */
const hasAnswer = ({ first, sentences }: Window): boolean =>
  first.text.includes('?') && sentences.slice(1, 3).some(({ text }) => !text.includes('?'))

export const scoreWindow = (window: Window, talk: Talk): ScoredWindow => {
  const { first, last } = window
  const hook = readHook(first.text)
  const start = { from: first.from, to: Math.min(last.to, first.from + 6000) }
  const energy = measureEnergy(start, talk)
  const named = countKeywords(window, talk)
  const length = last.to - first.from
  const isLong = length > COMFORTABLE.to || length < COMFORTABLE.from
  const score =
    WEIGHTS.hook * hook.score +
    WEIGHTS.density * measureDensity(window, talk) +
    WEIGHTS.whole * measureWholeness(window) +
    WEIGHTS.energy * energy +
    WEIGHTS.keyword * share(named / 2) +
    WEIGHTS.novelty * measureNovelty(window, talk) -
    (isLong ? 0.05 : 0) -
    (isFormal(first.text) ? 0.3 : 0)
  const extra: ClipReason[] = [
    ...(hasAnswer(window) ? (['answer'] as const) : []),
    ...(energy >= LIVELY && talk.sound ? (['energy'] as const) : []),
    ...(named > 0 ? (['keyword'] as const) : []),
  ]
  return { ...window, score: share(score), reasons: [...hook.reasons, ...extra].slice(0, 4) }
}
