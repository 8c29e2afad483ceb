import { UserError } from '@kadr/domain/base/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { makeDue } from './accounts.repository.ts'
import { hasAccount } from './tracked.repository.ts'

/** Figures younger than a bucket are not read again. */
const FRESH_MS = 15 * MINUTE_MS

/** Queues subjects not read recently, including posts that are read only on request. */
export const refreshFigures = async ({
  ctx,
  workspaceId,
  accountId,
}: {
  ctx: AppContext
  workspaceId: string
  accountId: string | undefined
}): Promise<{ queued: number }> => {
  if (accountId && !(await hasAccount({ db: ctx.db, workspaceId, id: accountId }))) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого аккаунта здесь нет' })
  }
  const now = ctx.clock.now()
  const readBefore = new Date(now.getTime() - FRESH_MS)
  const queued = await makeDue({
    db: ctx.db,
    workspaceId,
    ...(accountId && { accountIds: [accountId] }),
    readBefore,
    now,
  })
  return { queued }
}
