import {
  type ClipProposal,
  type FootageSound,
  type FootageSpan,
  type FootageWord,
  MAX_CLIP_SECONDS,
  MAX_CLIPS,
  MIN_CLIP_SECONDS,
  MIN_CLIPS,
} from '@kadr/contract/studio/footage'
import { stemsOf } from '@kadr/kit/russian-stem'
import { type FootageSentence, listFootageSentences } from '../footage-sentences.ts'
import { nameClip } from './clip-title.ts'
import { measureVoice } from './loudness-spread.ts'
import { areApart, pickApart } from './pick-apart.ts'
import { type SentenceFacts, scoreWindow, type Talk, type Window } from './score-clip.ts'
import { spanOfSentences } from './span-of-sentences.ts'

const SHORTEST = MIN_CLIP_SECONDS * 1000
const LONGEST = MAX_CLIP_SECONDS * 1000
/** A clip for each of these minutes, within the limits. */
const MINUTES_OF_CLIP = 3
/** Sentences in a row that last as long as a reel may. */
const listWindows = (sentences: readonly FootageSentence[]): Window[] =>
  sentences.flatMap((first, at) => {
    const windows: Window[] = []
    for (let end = at; end < sentences.length; end += 1) {
      const last = sentences[end]
      if (!last || last.to - first.from > LONGEST) break
      if (last.to - first.from >= SHORTEST)
        windows.push({ first, last, sentences: sentences.slice(at, end + 1) })
    }
    return windows
  })

const SHORTEST_STEM = 4

const readSentences = (
  sentences: readonly FootageSentence[],
  keywords: readonly string[],
): Map<FootageSentence, SentenceFacts> => {
  const known = new Set(keywords.flatMap(stemsOf))
  const stems = sentences.map(({ text }) => stemsOf(text))
  const usedIn = new Map<string, number>()
  for (const own of stems)
    for (const stem of new Set(own)) usedIn.set(stem, (usedIn.get(stem) ?? 0) + 1)
  return new Map(
    sentences.map((sentence, index) => {
      const own = stems[index] ?? []
      const long = own.filter((stem) => stem.length >= SHORTEST_STEM)
      const rarity = long.reduce(
        (sum, stem) => sum + Math.log(sentences.length / (usedIn.get(stem) ?? 1)),
        0,
      )
      const named = own.filter((stem) => known.has(stem)).length
      return [sentence, { count: long.length, rarity, named }]
    }),
  )
}

const readTalk = (
  words: readonly FootageWord[],
  sentences: readonly FootageSentence[],
  { sound, keywords }: { sound: FootageSound | null; keywords: readonly string[] },
): Talk => {
  const spoken = sentences.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    words,
    sound,
    voice: measureVoice(sound),
    pace: words.length / Math.max(1, spoken / 1000),
    sentences: sentences.length,
    read: readSentences(sentences, keywords),
  }
}

export const countWantedClips = (ms: number): number =>
  Math.min(MAX_CLIPS, Math.max(MIN_CLIPS, Math.ceil(ms / 60_000 / MINUTES_OF_CLIP) + 2))

/** Parts of a talk that make reels: in the order of the talk, each begins with a hook and ends on a sentence. */
export const chooseClips = ({
  words,
  sound,
  keywords,
  source,
  apartFrom = [],
}: {
  words: readonly FootageWord[]
  sound: FootageSound | null
  /** Names and topics of the workspace. */
  keywords: readonly string[]
  /** Milliseconds of the source. */
  source: number
  /** Parts that are chosen already: none of these says much of them. */
  apartFrom?: readonly FootageSpan[]
}): ClipProposal[] => {
  const sentences = listFootageSentences(words)
  const talk = readTalk(words, sentences, { sound, keywords })
  const scored = listWindows(sentences).map((window) => {
    const { first, last } = window
    return { ...scoreWindow(window, talk), span: { from: first.from, to: last.to } }
  })
  const free = scored.filter(({ span }) => apartFrom.every((other) => areApart(span, other)))
  return pickApart(free, countWantedClips(source))
    .toSorted((one, other) => one.first.from - other.first.from)
    .map(({ first, last, reasons, score }) => ({
      ...spanOfSentences({ sentences, first, last }),
      title: nameClip(first.text),
      reasons,
      score,
    }))
}
