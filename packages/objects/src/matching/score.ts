import { labels } from './labels.ts'
import { lexicon, type Meaning } from './lexicon.ts'
import { isStopWord } from './stop-words.ts'
import { isAdjective, type Token, toTokens } from './tokens.ts'
import type { Trade } from './trades.ts'

/** Points by the rank of an object in its line. */
const OWN = [7, 4, 2]
const CONCRETE = [6, 4, 2]
const GENERAL = [3, 2, 1]
const LABEL = [4.5]

/** Part of a slide and the relevance of its words to the picture. */
export type WeightedText = { text: string; weight: number }

export type Scores = Map<string, number>

type Hit = { objects: readonly string[]; points: readonly number[]; length: number }

const pointsOf = ({ isGeneral }: Meaning) => (isGeneral ? GENERAL : CONCRETE)

/** The meaning of a word: by the trade's own words, or else by the lists, or else by the catalogue. */
const findHit = (
  tokens: readonly Token[],
  at: number,
  trade: Trade | undefined,
): Hit | undefined => {
  const [own] = trade?.ownWords.findAt(tokens, at) ?? []
  const [listed] = lexicon.findAt(tokens, at)
  // A phrase of the lists is more specific than a single word of the trade.
  if (own && own.length >= (listed?.length ?? 0))
    return { objects: own.value.objects, points: OWN, length: own.length }
  if (listed)
    return { objects: listed.value.objects, points: pointsOf(listed.value), length: listed.length }
  const [label] = labels.findAt(tokens, at)
  return label && { objects: [label.value], points: LABEL, length: label.length }
}

/** `*звёздочки*` around the key phrase: its words weigh most. */
const KEY_PHRASE = /\*[^*]+\*/gu
const KEY_WEIGHT = 0.6

/** «Душ вместо ванны»: words after these are not what the slide is about. */
const NEGATIONS = new Set(['вместо', 'без', 'кроме', 'не'])
const NEGATED_WEIGHT = 0.35
const ADJECTIVE_WEIGHT = 0.6

/** Weight of a word by its position: earlier words more, negated ones and adjectives less. */
const weighAt = (tokens: readonly Token[], at: number, length: number): number => {
  const early = 1 + 0.12 * Math.max(0, 3 - at)
  const isNegated = NEGATIONS.has(tokens[at - 1]?.form ?? '')
  const here = tokens[at]
  const isOnlyAdjective = length === 1 && here !== undefined && isAdjective(here)
  return early * (isNegated ? NEGATED_WEIGHT : 1) * (isOnlyAdjective ? ADJECTIVE_WEIGHT : 1)
}

const addHit = (scores: Scores, { objects, points }: Hit, weight: number) => {
  for (const [rank, name] of objects.entries())
    scores.set(name, (scores.get(name) ?? 0) + (points[rank] ?? 1) * weight)
}

const addText = (scores: Scores, { text, weight }: WeightedText, trade: Trade | undefined) => {
  const tokens = toTokens(text)
  let at = 0
  while (at < tokens.length) {
    const here = tokens[at]
    const hit = findHit(tokens, at, trade)
    const isNamed = here !== undefined && hit !== undefined && (hit.length > 1 || !isStopWord(here))
    if (isNamed) addHit(scores, hit, weight * weighAt(tokens, at, hit.length))
    at += hit?.length ?? 1
  }
}

/** Objects named by the words of a slide, with points. */
export const scoreTexts = (texts: readonly WeightedText[], trade: Trade | undefined): Scores => {
  const scores: Scores = new Map()
  for (const { text, weight } of texts) {
    addText(scores, { text, weight }, trade)
    for (const key of text.match(KEY_PHRASE) ?? [])
      addText(scores, { text: key, weight: weight * KEY_WEIGHT }, trade)
  }
  return scores
}
