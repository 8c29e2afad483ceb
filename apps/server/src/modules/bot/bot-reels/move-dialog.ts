import { UserError } from '@kadr/domain/base/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { copy } from './copy.ts'
import { findNext, isSaid, listAsked } from './dialog-steps.ts'
import { type DialogRow, updateDialog } from './dialogs.repository.ts'
import type { DialogPlan } from './plan-dialog.ts'

export const finishJob = declareJob({
  name: 'bot-reels.finish',
  schema: z.object({ id: z.int(), version: z.int() }),
})

export type Step = { ctx: AppContext; tx: Tx; dialog: DialogRow; plan: DialogPlan }
type Changes = Partial<Pick<DialogRow, 'answers' | 'taken'>>

/** A job makes the reel: it may take a while. */
const writeReel = async ({ ctx, tx, dialog: { id } }: Step, changes: Changes) => {
  const values = { ...changes, state: 'writing', askedId: null, offered: null } as const
  const updatedAt = ctx.clock.now()
  const row = await updateDialog({ db: tx, id, values: { ...values, updatedAt } })
  const { version } = row
  await ctx.jobs.enqueue(finishJob, { id, version }, { key: `${id}:${version}`, tx })
  return row
}

/** With what was said so far; the other slides are dropped. */
export const finishDialog = (step: Step, changes: Changes = {}): Promise<DialogRow> => {
  const { plan, dialog } = step
  if (isSaid({ plan, dialog: { ...dialog, ...changes } })) return writeReel(step, changes)
  throw new UserError({ code: 'VALIDATION_FAILED', userMessage: copy.nothingSaid })
}

/** To the question after the open one, or to the reel. */
export const moveOn = (step: Step, changes: Changes = {}): Promise<DialogRow> => {
  const { ctx, tx, dialog, plan } = step
  const next = findNext({ plan, dialog: { ...dialog, ...changes } })
  if (!next) return finishDialog(step, changes)
  const values = { ...changes, state: 'asking', askedId: next.id, offered: null } as const
  return updateDialog({
    db: tx,
    id: dialog.id,
    values: { ...values, updatedAt: ctx.clock.now() },
  })
}

/** What the writer knows is written at once, and so is what facts of the workspace answer whole. */
export const enterDialog = (step: Step): Promise<DialogRow> => {
  const { plan, dialog } = step
  const isAsked = !plan.isKnown && listAsked({ plan, dialog }).length > 0
  return isAsked ? moveOn(step) : writeReel(step, {})
}

/** From the first question on, also those that have an answer. */
export const askAgain = ({ ctx, tx, dialog, plan }: Step): Promise<DialogRow> =>
  updateDialog({
    db: tx,
    id: dialog.id,
    values: {
      state: 'asking',
      askedId: plan.questions[0]?.id ?? null,
      isEditing: true,
      updatedAt: ctx.clock.now(),
    },
  })
