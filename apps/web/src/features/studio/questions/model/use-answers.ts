import type { Answer, Question } from '@kadr/contract/studio/questions'
import { useState } from 'react'
import {
  type Answers,
  findNext,
  listGaps,
  skipQuestion,
  statusOf,
  typeAnswer,
  undoSkip,
} from './answers.ts'
import { useKeptAnswers } from './kept-answers.ts'

/** Answers to the questions about a sentence, the open question and the style. */
export const useAnswers = ({
  sentence,
  questions,
  style: given,
  isQuiet,
}: {
  sentence: string
  questions: readonly Question[]
  style: string | undefined
  /** The calm style stays until another is chosen here. */
  isQuiet: boolean
}) => {
  const { found, keep, claimAsk } = useKeptAnswers(sentence)
  const [answers, setAnswers] = useState<Answers>(found.answers)
  const [style, setStyle] = useState(found.style ?? (isQuiet ? undefined : given))
  const [openId, setOpenId] = useState(() => findNext(questions, { answers })?.id)
  const save = (changes: { answers?: Answers; style?: string; askId?: string }) =>
    keep({ sentence, answers, style: style ?? null, askId: null, ...changes })
  const change = (next: Answers) => {
    setAnswers(next)
    save({ answers: next })
    return next
  }
  const openNext = (after: string, next: Answers) => {
    const following = findNext(questions, { answers: next, after })
    setOpenId(following?.id)
    return following
  }
  return {
    questions,
    answers,
    style,
    openId,
    /** «Собрать рилс» was pressed before the sign-in and nothing came of it yet. */
    claimAsk,
    gaps: listGaps(questions, answers),
    doneCount: questions.filter((one) => {
      const status = statusOf(one, answers)
      return status !== 'empty' && status !== 'old' && one.id !== openId
    }).length,
    open: setOpenId,
    type: (id: string, text: string) => void change(typeAnswer(answers, id, text)),
    /** To the next gap; undefined when all is answered. */
    goOn: (id: string) => openNext(id, answers),
    /** An old fact holds: it becomes the answer. */
    confirm: (id: string, text: string) => openNext(id, change(typeAnswer(answers, id, text))),
    /** Several answers at once; the first gap opens. */
    take: (given: readonly Answer[]) => {
      const next = given.reduce(
        (all, { questionId, text }) => typeAnswer(all, questionId, text),
        answers,
      )
      change(next)
      setOpenId(findNext(questions, { answers: next })?.id)
    },
    skip: (id: string) => openNext(id, change(skipQuestion(answers, id))),
    undoSkip: (id: string) => {
      change(undoSkip(answers, id))
      setOpenId(id)
    },
    chooseStyle: (key: string) => {
      setStyle(key)
      save({ style: key })
    },
    /** What was pressed before the sign-in is done. */
    settle: () => save({}),
    /** The sign-in comes between: the reel is built after it. */
    ask: () => save({ askId: crypto.randomUUID() }),
    /** The same questions about other words keep their answers. */
    moveTo: (other: string) =>
      keep({ sentence: other, answers, style: style ?? null, askId: null }),
  }
}
export type AnswersModel = ReturnType<typeof useAnswers>
