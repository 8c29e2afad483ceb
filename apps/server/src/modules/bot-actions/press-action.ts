import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { findSubject } from '../auth/index.ts'
import { botAction, findAction, markPressed } from '../bot-outbox/index.ts'
import { BEGUN, copy } from './copy.ts'

export const actJob = declareJob({
  name: 'bot-actions.act',
  schema: z.object({ id: z.string() }),
})

/** Accepts a press once, from the person the button was made for. Returns what to answer. */
export const pressAction = ({
  ctx,
  id,
  telegramId,
  input,
}: {
  ctx: AppContext
  id: string
  telegramId: number
  /** The words of a reply. */
  input?: string
}): Promise<string> =>
  inTransaction(ctx.db, async (tx) => {
    const action = await findAction({ tx, id })
    if (!action) return copy.gone
    const subject = await findSubject({ ctx, userId: action.userId, provider: 'telegram' })
    if (subject !== String(telegramId)) return copy.foreign
    if (action.result !== null) return action.result
    if (action.pressedAt !== null) return copy.again
    await markPressed({ ctx, tx, id, input })
    await ctx.jobs.enqueue(actJob, { id }, { key: id, tx })
    return BEGUN[z.parse(botAction, action.action).kind]
  })
