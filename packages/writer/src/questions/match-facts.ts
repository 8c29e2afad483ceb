import type { KnownFact, Question } from '@kadr/contract/studio/questions'
import { isFreshFact } from '@kadr/domain/library/fact-age'
import { isFunctionWord } from '../ask/function-words.ts'
import type { Ask } from '../ask/read-ask.ts'
import { isKin, stemOf } from '../ask/stem.ts'
import type { Piece } from './piece.ts'

/** They hold for the whole business, whatever the sentence is about. */
const OF_BUSINESS = ['address', 'hours', 'booking'] as const

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [])
    .filter((word) => !isFunctionWord(word))
    .map(stemOf)

/** How many words of what the fact is about the sentence names. */
const countShared = ({ about }: KnownFact, { words }: Ask): number => {
  const asked = words.map(stemOf)
  return wordsOf(about).filter((one) => asked.some((other) => isKin(one, other))).length
}

const isOfBusiness = ({ kind, about }: KnownFact): boolean =>
  about === '' && OF_BUSINESS.some((one) => one === kind)

const isFresh = ({ kind, date, until }: KnownFact, now: Date): boolean =>
  isFreshFact({ kind, saidAt: new Date(date), until: until === null ? null : new Date(until), now })

/**
 * An answer that was given before: every word of what was asked then stands in this question or in the sentence, at
 * least one of them in the question.
 */
const isAskedAgain = ({ kind, about }: KnownFact, { text, ask }: { text: string; ask: Ask }) => {
  const asked = wordsOf(about)
  const here = wordsOf(text)
  const around = ask.words.map(stemOf)
  const isIn = (words: readonly string[], one: string) => words.some((other) => isKin(one, other))
  return (
    kind === 'question' &&
    asked.some((one) => isIn(here, one)) &&
    asked.every((one) => isIn(here, one) || isIn(around, one))
  )
}

/**
 * The fact that answers a question about this very sentence: a price of one thing answers nothing about another. Of
 * several the closest, then the newest.
 */
export const findFact = ({
  piece,
  text: asked,
  ask,
  facts,
  now,
}: {
  piece: Piece
  /** The question as the person reads it. */
  text: string
  ask: Ask
  facts: readonly KnownFact[]
  now: Date
}): Question['fact'] => {
  const [closest] = facts
    .filter((fact) => fact.kind === piece.fact)
    .map((fact) => ({ fact, shared: isOfBusiness(fact) ? 1 : countShared(fact, ask) }))
    .filter(({ shared }) => shared > 0)
    .toSorted(
      (one, other) =>
        other.shared - one.shared || Date.parse(other.fact.date) - Date.parse(one.fact.date),
    )
  const best = closest?.fact ?? facts.find((fact) => isAskedAgain(fact, { text: asked, ask }))
  if (!best) return null
  const { text, source, date } = best
  return { text, source, date, isFresh: isFresh(best, now) }
}
