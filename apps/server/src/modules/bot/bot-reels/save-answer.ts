import { checkDecency } from '@kadr/domain/studio/check-decency'
import { splitAnswers } from '@kadr/domain/studio/questions/split-answers'
import { copy } from './copy.ts'
import {
  addTaken,
  findAnswer,
  findOpen,
  isList,
  joinTyped,
  listAsked,
  putAnswer,
} from './dialog-steps.ts'
import { updateDialog } from './dialogs.repository.ts'
import { moveOn, type Step } from './move-dialog.ts'
import { answerLimit } from './plan-dialog.ts'
import { closeMessage, showDialog } from './show-dialog.ts'

type Typed = Step & { text: string; number: string; note?: string }

/** The question again, with the reason why it was not answered. */
const askWhy = async ({ ctx, tx, dialog, number }: Typed, note: string) => {
  const values = { taken: addTaken(dialog, number), updatedAt: ctx.clock.now() }
  const row = await updateDialog({ db: tx, id: dialog.id, values })
  await showDialog({ ctx, tx, dialog: row, note })
}

/** Several answers in one message are shown before they are taken. */
const offerSplit = async (typed: Typed): Promise<boolean> => {
  const { ctx, tx, dialog, plan, text, number, note } = typed
  const questions = listAsked({ plan, dialog })
  const openIds = questions
    .map(({ id }) => id)
    .filter((id) => dialog.isEditing || id === dialog.askedId || !findAnswer(dialog, id))
  const found = splitAnswers({ text, questions, openIds })
  if (!found) return false
  const row = await updateDialog({
    db: tx,
    id: dialog.id,
    values: {
      state: 'sorting',
      offered: { text, ...found },
      taken: addTaken(dialog, number),
      updatedAt: ctx.clock.now(),
    },
  })
  await showDialog({ ctx, tx, dialog: row, note })
  return true
}

/** Words of the person as the answer to the open question. */
export const saveAnswer = async (given: Typed): Promise<void> => {
  const isDropped = given.dialog.state === 'sorting'
  const typed = isDropped ? { ...given, note: copy.offerDropped } : given
  const { ctx, tx, dialog, plan, text, number, note } = typed
  const rule = checkDecency(text)
  if (rule !== null) return askWhy(typed, rule)
  if (await offerSplit(typed)) return
  const question = findOpen({ plan, dialog })
  if (!question) return askWhy(typed, copy.stale)
  const isAdded = isList(question) && !dialog.isEditing
  const chosen = isAdded ? (findAnswer(dialog, question.id) ?? '') : ''
  const answer = joinTyped(chosen, text)
  const most = answerLimit(plan, question.id)
  if (answer.length > most) return askWhy(typed, copy.answerTooLong(most))
  await closeMessage({ ctx, tx, dialog, text: copy.answered(question.text, answer) })
  const answers = putAnswer(dialog.answers, { questionId: question.id, text: answer })
  const row = await moveOn(
    { ctx, tx, dialog, plan },
    {
      answers,
      taken: addTaken(dialog, number),
    },
  )
  await showDialog({ ctx, tx, dialog: row, note })
}
