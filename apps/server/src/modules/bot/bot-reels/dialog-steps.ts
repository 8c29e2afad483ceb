import type { Answer, AskPlan, Question } from '@kadr/contract/studio/questions'
import type { DialogRow } from './dialogs.repository.ts'

type DialogState = { plan: AskPlan; dialog: Pick<DialogRow, 'answers' | 'askedId' | 'isEditing'> }

/** The questions a person goes through: those a fresh fact answers only when all are gone through again. */
export const listAsked = ({
  plan: { questions },
  dialog: { isEditing },
}: DialogState): Question[] => questions.filter(({ fact }) => isEditing || !fact?.isFresh)

export const findAnswer = (
  { answers }: Pick<DialogRow, 'answers'>,
  id: string,
): string | undefined => answers.find(({ questionId }) => questionId === id)?.text

export const findOpen = ({ plan, dialog }: DialogState): Question | undefined =>
  plan.questions.find(({ id }) => id === dialog.askedId)

/** The question after the open one: without an answer yet, unless all are gone through again. */
export const findNext = (asked: DialogState): Question | undefined => {
  const { dialog } = asked
  const list = listAsked(asked)
  const at = list.findIndex(({ id }) => id === dialog.askedId) + 1
  const isOpen = ({ id }: Question) => findAnswer(dialog, id) === undefined
  if (dialog.isEditing) return list[at]
  return list.slice(at).find(isOpen) ?? list.slice(0, at).find(isOpen)
}

export const putAnswer = (answers: readonly Answer[], answer: Answer): Answer[] => [
  ...answers.filter(({ questionId }) => questionId !== answer.questionId),
  answer,
]

export const isList = ({ role }: Question): boolean => role === 'list'

/** Typed words join the chips that were pressed before. */
export const joinTyped = (chosen: string, typed: string): string =>
  chosen === '' ? typed : `${chosen}, ${typed}`

const KEPT_NUMBERS = 50

/** Messages had numbers once. */
export const hasTaken = ({ taken }: Pick<DialogRow, 'taken'>, number: string): boolean =>
  taken.some((one) => String(one) === number)

export const addTaken = ({ taken }: Pick<DialogRow, 'taken'>, number: string): DialogRow['taken'] =>
  [...taken, number].slice(-KEPT_NUMBERS)

/** Ids of messages rise within a chat: numbers, or words of one length. */
export const isLater = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : one.length > other.length

/** A cover alone says nothing. */
export const isSaid = ({ plan, dialog }: DialogState): boolean =>
  plan.questions.some(({ id, fact }) => {
    const typed = findAnswer(dialog, id)
    return (typed ?? (fact?.isFresh ? fact.text : '')) !== ''
  })
