import type { Network } from '@kadr/contract/publishing/networks'
import { UserError } from '@kadr/domain/base/app-error'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { joinSentences } from '@kadr/domain/base/sentences'
import { isUnlimited, mayConnect } from '@kadr/domain/money/limits'
import { findLargerPlanText, PLANS } from '@kadr/domain/money/plans'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import { lockUser } from '../../identity/users/index.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { getSubscriptionTerms } from '../../money/subscription/index.ts'
import {
  type ConnectionRow,
  countWithinLimit,
  hasConnectionOf,
  listOverLimit,
  listOwnedBy,
  setKept,
  setReadOnly,
} from './connections.repository.ts'

const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']

export const limitReached = (limit: number) =>
  new UserError({
    code: 'PLAN_LIMIT_REACHED',
    userMessage: joinSentences([
      `В вашем тарифе ${countOf({ count: limit, forms: ACCOUNTS })}, и все места заняты`,
      findLargerPlanText({ amountOf: ({ limits }) => limits.connectedAccounts, allowed: limit }),
      'Смените тариф или отключите один из аккаунтов',
    ]),
  })

/** Connections that count towards the user's plan limit. */
export const countConnectedAccounts = ({ ctx, userId }: { ctx: AppContext; userId: string }) =>
  countWithinLimit({ db: ctx.db, userId })

/**
 * Refuses before the user is sent to the network's page. If an account of the same network is connected, the sign-in
 * may be a reconnect, so the limit is checked after it.
 */
export const assertWithinPlanLimit = async ({
  ctx,
  workspaceId,
  network,
}: {
  ctx: AppContext
  workspaceId: string
  network: Network
}): Promise<void> => {
  const userId = await getWorkspaceOwner({ ctx, workspaceId })
  const { limits } = await getSubscriptionTerms({ ctx, userId })
  const limit = limits.connectedAccounts
  if (mayConnect({ limit, count: await countWithinLimit({ db: ctx.db, userId }) })) return
  if (await hasConnectionOf({ db: ctx.db, workspaceId, network })) return
  throw limitReached(limit)
}

const appendLimitChanges = ({
  tx,
  rows,
  surplus,
}: {
  tx: Tx
  rows: readonly ConnectionRow[]
  surplus: ReadonlySet<string>
}) =>
  appendEvents({
    tx,
    events: rows
      .filter(({ id, isReadOnly }) => surplus.has(id) !== isReadOnly)
      .map(({ id, workspaceId }) => ({
        kind: 'connection.changed',
        workspaceId,
        subjectId: id,
        payload: { isReadOnly: surplus.has(id) },
      })),
  })

/**
 * Makes connections over the owner's limit read-only (those the owner chose to keep last, the newest first) and restores those that fit again. Called on
 * `plan.changed` and when connections change. Nothing is deleted.
 */
export const applyPlanLimit = ({
  ctx,
  tx: outer,
  userId,
}: {
  ctx: AppContext
  tx?: Tx
  userId: string
}): Promise<void> =>
  inTransaction(outer ?? ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const { limits } = await getSubscriptionTerms({ ctx, tx, userId })
    const limit = limits.connectedAccounts
    const rows = await listOwnedBy({ db: tx, userId })
    const surplus = new Set(isUnlimited(limit) ? [] : rows.slice(limit).map(({ id }) => id))
    for (const isReadOnly of [true, false]) {
      const ids = rows
        .filter((row) => row.isReadOnly !== isReadOnly && surplus.has(row.id) === isReadOnly)
        .map(({ id }) => id)
      if (ids.length > 0) await setReadOnly({ db: tx, ids, isReadOnly })
    }
    await appendLimitChanges({ tx, rows, surplus })
  })

/** The owner chooses which accounts stay active; ids of other owners are ignored. */
export const keepConnections = ({
  ctx,
  userId,
  ids,
}: {
  ctx: AppContext
  userId: string
  ids: readonly string[]
}): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const rows = await listOwnedBy({ db: tx, userId })
    const own = rows.map(({ id }) => id)
    await setKept({ db: tx, ids: own, keptAt: null })
    const chosen = own.filter((id) => ids.includes(id))
    await setKept({ db: tx, ids: chosen, keptAt: ctx.clock.now() })
    await applyPlanLimit({ ctx, tx, userId })
    return {}
  })

/** Periods begin and end without an event, so a periodic sweep applies the limits of the plan then in force. */
export const applyLimitsOfEndedPlans = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const ended = {
    db: ctx.db,
    now: ctx.clock.now(),
    freeLimit: PLANS.FREE.limits.connectedAccounts,
  }
  for await (const owners of readPages((page) => listOverLimit({ ...ended, ...page }))) {
    for (const { id: userId } of owners) {
      try {
        await applyPlanLimit({ ctx, userId })
      } catch (error) {
        // A user deleted meanwhile must not stop the sweep for the others.
        ctx.log.warn({ err: error, userId }, 'connections.plan_limit.apply_failed')
      }
    }
  }
}
