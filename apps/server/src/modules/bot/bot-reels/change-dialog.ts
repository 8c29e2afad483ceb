import { ANSWER_MAX, type AskPlan } from '@kadr/contract/studio/questions'
import { UserError } from '@kadr/domain/base/app-error'
import { toggleChip } from '@kadr/domain/studio/questions/chips'
import { listNewFacts } from '@kadr/domain/studio/questions/new-facts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { MessageContent } from '../../delivery/bot-outbox/index.ts'
import { keepFacts } from '../../library/business/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'
import { planDialog } from './begin-dialog.ts'
import { copy } from './copy.ts'
import { findAnswer, findOpen, isList, putAnswer } from './dialog-steps.ts'
import { type DialogRow, lockDialog, updateDialog } from './dialogs.repository.ts'
import { askAgain, finishDialog, moveOn, type Step } from './move-dialog.ts'
import { takeTemplate } from './offer-templates.ts'
import { answerLimit, planOf } from './plan-dialog.ts'
import { composeDialog, isOver } from './show-dialog.ts'

export type Press = {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  dialog: { id: number; version: number }
}

const refuse = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

/** Locks the dialog as the button shows it. */
const openDialog = async ({ ctx, tx, actor, dialog: { id, version } }: Press) => {
  const dialog = await lockDialog({ db: tx, id })
  const isOwn = dialog?.userId === actor.userId
  if (!dialog || !isOwn || isOver({ ctx, dialog })) throw refuse(copy.ended)
  if (dialog.version !== version) throw refuse(copy.stale)
  return dialog
}

const openStep = async (press: Press, state: DialogRow['state']): Promise<Step> => {
  const { ctx, tx, actor } = press
  const dialog = await openDialog(press)
  const { workspaceId } = dialog
  if (dialog.state !== state || workspaceId !== actor.workspaceId) throw refuse(copy.stale)
  return { ctx, tx, dialog, plan: await planOf({ ctx, workspaceId, dialog }) }
}

const show = (ctx: AppContext, dialog: DialogRow, note?: string): Promise<MessageContent> =>
  composeDialog({ ctx, dialog, note })

export const chooseDialogPlace = async (press: Press): Promise<MessageContent> => {
  const { ctx, tx, actor } = press
  const dialog = await openDialog(press)
  if (dialog.state !== 'choosing') throw refuse(copy.stale)
  const planned = await planDialog({ ctx, tx, dialog, workspaceId: actor.workspaceId })
  if (!('rule' in planned)) return show(ctx, planned)
  const values = { state: 'ended', updatedAt: ctx.clock.now() } as const
  await updateDialog({ db: tx, id: dialog.id, values })
  return { title: copy.refused, text: planned.rule, rows: [] }
}

const openQuestion = ({ plan, dialog }: { plan: AskPlan; dialog: DialogRow }) => {
  const question = findOpen({ plan, dialog })
  if (!question) throw refuse(copy.stale)
  return question
}

export const pressChip = async ({
  chip,
  ...press
}: Press & { chip: string }): Promise<MessageContent> => {
  const step = await openStep(press, 'asking')
  const { ctx, tx, dialog } = step
  const question = openQuestion(step)
  if (!isList(question)) {
    const answers = putAnswer(dialog.answers, { questionId: question.id, text: chip })
    return show(ctx, await moveOn(step, { answers }))
  }
  const text = toggleChip(findAnswer(dialog, question.id) ?? '', chip)
  if (text.length > ANSWER_MAX) throw refuse(copy.answerTooLong(ANSWER_MAX))
  const others = dialog.answers.filter(({ questionId }) => questionId !== question.id)
  const answers = text === '' ? others : putAnswer(others, { questionId: question.id, text })
  const values = { answers, updatedAt: ctx.clock.now() }
  return show(ctx, await updateDialog({ db: tx, id: dialog.id, values }))
}

/** What is shown holds: the answer so far, or an old fact, which becomes the answer. */
export const pressNext = async (press: Press): Promise<MessageContent> => {
  const step = await openStep(press, 'asking')
  const { id, fact } = openQuestion(step)
  const { answers } = step.dialog
  const isOldFact = findAnswer(step.dialog, id) === undefined && fact && !fact.isFresh
  const held = isOldFact ? putAnswer(answers, { questionId: id, text: fact.text }) : answers
  return show(press.ctx, await moveOn(step, { answers: held }))
}

export const pressSkip = async (press: Press): Promise<MessageContent> => {
  const step = await openStep(press, 'asking')
  const { id } = openQuestion(step)
  const answers = putAnswer(step.dialog.answers, { questionId: id, text: '' })
  return show(press.ctx, await moveOn(step, { answers }))
}

export const pressFinish = async (press: Press): Promise<MessageContent> =>
  show(press.ctx, await finishDialog(await openStep(press, 'asking')))

export const pressSplit = async ({
  isOne,
  ...press
}: Press & { isOne: boolean }): Promise<MessageContent> => {
  const step = await openStep(press, 'sorting')
  const { ctx, dialog } = step
  const { offered } = dialog
  if (!offered) throw refuse(copy.stale)
  if (!isOne) {
    const answers = offered.answers.reduce(putAnswer, dialog.answers)
    const note = offered.rest === '' ? undefined : copy.offeredRest(offered.rest)
    return show(ctx, await moveOn(step, { answers }), note)
  }
  const { id } = openQuestion(step)
  const most = answerLimit(step.plan, id)
  if (offered.text.length > most) throw refuse(copy.answerTooLong(most))
  const answers = putAnswer(dialog.answers, { questionId: id, text: offered.text })
  return show(ctx, await moveOn(step, { answers }))
}

export const pressEdit = async (press: Press): Promise<MessageContent> =>
  show(press.ctx, await askAgain(await openStep(press, 'drafted')))

/** The facts go to «О деле» as the screen of the questions keeps them. */
export const pressRemember = async (press: Press): Promise<MessageContent> => {
  const { ctx, tx, actor } = press
  const { dialog, plan } = await openStep(press, 'drafted')
  const { sentence, questions } = plan
  const found = listNewFacts({ sentence, questions, answers: dialog.answers })
  const facts = found.map(({ fact }) => ({
    ...fact,
    sourceTitle: fact.sourceTitle ?? '',
    until: null,
  }))
  if (facts.length > 0) await keepFacts({ ctx, workspaceId: actor.workspaceId, facts })
  const values = { updatedAt: ctx.clock.now() }
  return show(ctx, await updateDialog({ db: tx, id: dialog.id, values }), copy.remembered)
}

/** Instead of the questions about the sentence: those of a template, which takes the sentence as its first words. */
export const pressTemplate = async ({
  templateId,
  ...press
}: Press & { templateId: string }): Promise<MessageContent> => {
  const { ctx, tx, actor } = press
  const { dialog } = await openStep(press, 'asking')
  const { sentence: text, mediaIds } = dialog
  return show(ctx, await takeTemplate({ ctx, tx, actor, dialog, templateId, text, mediaIds }))
}
