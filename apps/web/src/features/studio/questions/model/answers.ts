import type { Answer, Question } from '@kadr/contract/studio/questions'

export type Answers = {
  /** By question. An emptied field is an empty text. */
  texts: Readonly<Record<string, string>>
  skipped: readonly string[]
}

export const NO_ANSWERS: Answers = { texts: {}, skipped: [] }

/** `fact`: the workspace has said it; `old`: it did, long ago, and has to say whether it still holds. */
type AnswerStatus = 'answered' | 'empty' | 'fact' | 'old' | 'skipped'

export const statusOf = ({ id, fact }: Question, { texts, skipped }: Answers): AnswerStatus => {
  if (skipped.includes(id)) return 'skipped'
  const text = texts[id]
  if (text === undefined && fact) return fact.isFresh ? 'fact' : 'old'
  return text === undefined || text.trim() === '' ? 'empty' : 'answered'
}

const isGap = (question: Question, answers: Answers): boolean => {
  const status = statusOf(question, answers)
  return status === 'empty' || status === 'old'
}

export const listGaps = (questions: readonly Question[], answers: Answers): Question[] =>
  questions.filter((question) => isGap(question, answers))

/** The next question to answer: after this one, then from the first. */
export const findNext = (
  questions: readonly Question[],
  { answers, after }: { answers: Answers; after?: string | undefined },
): Question | undefined => {
  const at = questions.findIndex(({ id }) => id === after) + 1
  return listGaps([...questions.slice(at), ...questions.slice(0, at)], answers)[0]
}

/** As the server takes them: an empty text drops the slide, none leaves the fact. */
export const toAnswers = (questions: readonly Question[], answers: Answers): Answer[] =>
  questions.flatMap(({ id, fact }) => {
    if (answers.skipped.includes(id)) return [{ questionId: id, text: '' }]
    const text = answers.texts[id]?.trim()
    if (text === undefined || (text === '' && fact === null)) return []
    return [{ questionId: id, text }]
  })

export const typeAnswer = (answers: Answers, id: string, text: string): Answers => ({
  texts: { ...answers.texts, [id]: text },
  skipped: answers.skipped.filter((one) => one !== id),
})

export const skipQuestion = (answers: Answers, id: string): Answers => ({
  ...answers,
  skipped: [...answers.skipped.filter((one) => one !== id), id],
})

/** What was typed before is there again. */
export const undoSkip = (answers: Answers, id: string): Answers => ({
  ...answers,
  skipped: answers.skipped.filter((one) => one !== id),
})
