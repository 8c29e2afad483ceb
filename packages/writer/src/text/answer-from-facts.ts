import type { FactKind } from '@kadr/contract/library/business'
import type { KnownFact } from '@kadr/contract/studio/questions'
import { endSentence } from '@kadr/domain/base/sentences'
import { isFunctionWord } from '../ask/function-words.ts'
import { isKin, stemOf } from '../ask/stem.ts'
import { capitalise } from '../topic/subject.ts'

const ASKED: readonly { question: RegExp; kind: FactKind }[] = [
  { question: /сколько (?:это )?(?:стоит|стоят|будет)|цен[аыу]|поч[её]м/iu, kind: 'price' },
  {
    question: /до скольк|во сколько|график|часы|работаете|когда открыт/iu,
    kind: 'hours',
  },
  { question: /где (?:вы|это|находит)|адрес|как (?:добраться|найти)/iu, kind: 'address' },
  { question: /как (?:купить|заказать|записаться|связаться)|куда писать/iu, kind: 'booking' },
  { question: /что входит|входит ли/iu, kind: 'included' },
  { question: /гарант/iu, kind: 'guarantee' },
]

const stemsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !isFunctionWord(word)).map(stemOf)

const isAbout = (question: string, { about }: KnownFact): boolean => {
  const asked = stemsOf(question)
  return stemsOf(about).some((one) => asked.some((other) => isKin(one, other)))
}

/** Most words of a question that was answered before. */
const isSameQuestion = (question: string, { about }: KnownFact): boolean => {
  const asked = stemsOf(question)
  const known = stemsOf(about)
  const shared = known.filter((one) => asked.some((other) => isKin(one, other))).length
  return known.length > 0 && shared >= known.length * 0.7
}

/** What the workspace said of it: a price of one thing answers nothing about another. Empty when there is nothing. */
export const answerFromFacts = ({
  question,
  facts,
}: {
  question: string
  facts: readonly KnownFact[]
}): string => {
  const kinds = ASKED.filter((one) => one.question.test(question)).map(({ kind }) => kind)
  const found =
    facts.find((fact) => fact.kind === 'question' && isSameQuestion(question, fact)) ??
    facts.find(
      (fact) => kinds.includes(fact.kind) && (fact.about === '' || isAbout(question, fact)),
    )
  if (!found) return ''
  const { about, text } = found
  const isNamed = about !== '' && found.kind !== 'question'
  return endSentence(isNamed ? `${capitalise(about)}: ${text}` : capitalise(text))
}
