import { NOTICE_AHEAD_MS } from '@kadr/domain/money/dunning'
import { toPlanName } from '@kadr/domain/money/plans'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { tryLockUser } from '../../../identity/users/index.ts'
import { getPersonalWorkspaceId } from '../../../identity/workspaces/index.ts'
import { listHeldPeriods, listUnwarnedEnds, markEndWarned } from '../../subscription/index.ts'
import { findRenewal } from './renewals.repository.ts'

const warnOfEnd = ({ ctx, id, userId }: { ctx: AppContext; id: string; userId: string }) =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await tryLockUser({ tx, userId }))) return
    const held = await listHeldPeriods({ ctx, tx, userId })
    const ending = held.find((period) => period.id === id)
    if (!ending || ending.endWarnedAt !== null) return
    if (held.some(({ endsAt }) => endsAt > ending.endsAt)) return
    const renewal = await findRenewal({ db: tx, userId })
    if (renewal && renewal.state !== 'off') return
    await markEndWarned({ db: tx, id, at: ctx.clock.now() })
    await appendEvent({
      tx,
      kind: 'plan.ending',
      workspaceId: await getPersonalWorkspaceId({ tx, userId }),
      subjectId: userId,
      payload: {
        plan: toPlanName(ending.plan),
        endsAt: ending.endsAt.toISOString(),
        isTrial: ending.source === 'trial',
      },
    })
  })

/** Notifies people whose plan ends soon and is not renewed. A renewed plan is announced with its charge. */
export const warnOfEnds = async ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal?: AbortSignal
}): Promise<void> => {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + NOTICE_AHEAD_MS)
  for (const { id, userId } of await listUnwarnedEnds({ db: ctx.db, now, until })) {
    if (signal?.aborted) return
    await warnOfEnd({ ctx, id, userId }).catch((error: unknown) =>
      ctx.log.error({ err: error, userId }, 'billing.end_warning.failed'),
    )
  }
}
