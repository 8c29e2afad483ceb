import type { RouteRequest } from '@kadr/contract/base/route'
import { FACT_TITLE_MAX, type FactKind, type keepFacts } from '@kadr/contract/library/business'
import type { Answer, Question } from '@kadr/contract/studio/questions'

/** They hold for the whole business; the others for what the sentence is about. */
const OF_BUSINESS: readonly FactKind[] = ['address', 'hours', 'booking']

export type NewFact = RouteRequest<typeof keepFacts>['body']['facts'][number]

/** Answers that the next reel need not ask for again: not the ones that were a fact already. */
export const listNewFacts = ({
  sentence,
  questions,
  answers,
}: {
  sentence: string
  questions: readonly Question[]
  answers: readonly Answer[]
}): { question: Question; fact: NewFact }[] =>
  questions.flatMap((question) => {
    const { id, keepsAs: kind, fact } = question
    const text = answers.find(({ questionId }) => questionId === id)?.text.trim() ?? ''
    const isNew = text !== '' && !(fact?.isFresh && fact.text === text)
    if (kind === null || !isNew) return []
    const title = OF_BUSINESS.includes(kind) ? '' : sentence.slice(0, FACT_TITLE_MAX)
    const sourceTitle = sentence.slice(0, FACT_TITLE_MAX)
    return [{ question, fact: { kind, title, text, source: 'answer', sourceTitle } }]
  })
