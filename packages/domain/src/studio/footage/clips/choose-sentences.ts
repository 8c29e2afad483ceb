import {
  type ClipProposal,
  MAX_CLIP_SECONDS,
  MIN_CLIP_SECONDS,
} from '@kadr/contract/studio/footage'
import type { FootageSentence } from '../footage-sentences.ts'
import { isFormal, readHook } from './hook-signs.ts'
import { areApart } from './pick-apart.ts'
import { spanOfSentences } from './span-of-sentences.ts'

/** What somebody chose by the numbers of sentences, from one; times are ours. */
export type ChosenSentences = { first: number; last: number }

export type ChoiceProblem = 'unknown' | 'reversed' | 'short' | 'long' | 'formal' | 'overlaps'

type Ends = { first: FootageSentence; last: FootageSentence }

const findEnds = (
  sentences: readonly FootageSentence[],
  { first, last }: ChosenSentences,
): Ends | ChoiceProblem => {
  const [start, end] = [sentences[first - 1], sentences[last - 1]]
  if (!start || !end) return 'unknown'
  return last < first ? 'reversed' : { first: start, last: end }
}

const findFault = ({ first, last }: Ends): ChoiceProblem | undefined => {
  const ms = last.to - first.from
  if (ms < MIN_CLIP_SECONDS * 1000) return 'short'
  if (ms > MAX_CLIP_SECONDS * 1000) return 'long'
  return isFormal(first.text) ? 'formal' : undefined
}

export type CheckedChoice<T> =
  | { given: T; problem: ChoiceProblem }
  | {
      given: T
      problem: null
      clip: Pick<ClipProposal, 'firstWord' | 'lastWord' | 'span'>
      /** Its sentences, the first one first. */
      said: string[]
    }

/** Holds a choice to the talk: whole sentences that exist, as long as a reel, none said twice. */
export const checkChoice = <T extends ChosenSentences>(
  sentences: readonly FootageSentence[],
  chosen: readonly T[],
): CheckedChoice<T>[] => {
  const taken: Ends[] = []
  return chosen.map((given): CheckedChoice<T> => {
    const ends = findEnds(sentences, given)
    if (typeof ends === 'string') return { given, problem: ends }
    const spanOf = ({ first, last }: Ends) => ({ from: first.from, to: last.to })
    const isApart = taken.every((other) => areApart(spanOf(ends), spanOf(other)))
    const problem = findFault(ends) ?? (isApart ? undefined : 'overlaps')
    if (problem) return { given, problem }
    taken.push(ends)
    const said = sentences.slice(given.first - 1, given.last).map(({ text }) => text)
    return { given, problem: null, clip: spanOfSentences({ sentences, ...ends }), said }
  })
}

/** Why viewers stay, by the first sentence of a clip. */
export const reasonsOf = (sentence: string): ClipProposal['reasons'] =>
  readHook(sentence).reasons.slice(0, 4)
