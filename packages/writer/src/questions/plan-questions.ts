import type { AskPlan, KnownFact } from '@kadr/contract/studio/questions'
import { type Ask, readAsk } from '../ask/read-ask.ts'
import { findKnownField } from '../knowledge/find-field.ts'
import { composeAnniversary } from '../storyboard/compose-anniversary.ts'
import { isWholeOffer } from '../storyboard/is-whole-offer.ts'
import { findFact } from './match-facts.ts'
import { type Piece, ROLE_OF } from './piece.ts'
import { hintsOf } from './realm.ts'
import { listPieces } from './sets.ts'

/** «Маникюр» alone asks nothing that facts could answer. */
const isBare = ({ kind, sentence }: Ask): boolean =>
  kind === 'about' && !/\s/u.test(sentence.trim())

/** Nobody else knows what somebody does and why. */
const OF_OWN =
  /(?<![а-яё])(?:(?:как|почему|зачем|что|за что) (?:мы|я)|у (?:нас|меня)|наш[а-яё]*)(?![а-яё])/iu

/** The writer's own facts, or the sentence itself, are enough for slides. */
const isAnswered = (ask: Ask): boolean =>
  (!isBare(ask) && !OF_OWN.test(ask.sentence) && findKnownField(ask.sentence) !== undefined) ||
  isWholeOffer(ask) ||
  composeAnniversary(ask.sentence) !== undefined

const textOf = ({ text }: Piece, ask: Ask): string => (typeof text === 'string' ? text : text(ask))

/** What a reel about the sentence lacks, as questions to the person. The same sentence is always asked the same. */
export const planQuestions = ({
  sentence: raw,
  facts,
  now,
}: {
  sentence: string
  facts: readonly KnownFact[]
  now: Date
}): AskPlan => {
  const ask = readAsk(raw)
  const { pieces, required } = listPieces(ask)
  return {
    sentence: ask.sentence,
    kind: ask.kind,
    tone: ask.tone,
    isQuiet: ask.tone !== 'neutral',
    isKnown: isAnswered(ask),
    questions: pieces.map((piece, index) => ({
      id: piece.id,
      text: textOf(piece, ask),
      ...hintsOf(piece, ask),
      role: ROLE_OF[piece.shape],
      isRequired: index < required,
      fact: findFact({ piece, text: textOf(piece, ask), ask, facts, now }),
      keepsAs: piece.fact ?? null,
    })),
  }
}
