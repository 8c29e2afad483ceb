import { nextAnswerTry } from '@kadr/domain/audience/answer-times'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { ActOutcome } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { Lease } from '../../../platform/leases/lease.ts'
import { runLeased } from '../../../platform/leases/run-leased.ts'
import { renewIfExpired } from '../../publishing/connections/index.ts'
import {
  findItem,
  goneValues,
  type ItemRow,
  markItem,
  toItemInThread,
  updateThread,
} from '../conversations/index.ts'
import { type ActRow, claimActs, finishAct } from './acts.repository.ts'
import { actRows } from './answer-rows.repository.ts'
import { type NetworkAccess, openAccess } from './network-access.ts'

const LEASE_MS = MINUTE_MS
const SLOTS = 4
const FREE = { leaseOwner: null, leaseUntil: null }

type Acting = { ctx: AppContext; act: ActRow; owner: string; lease: Lease }

const valuesOf = (kind: ActRow['kind'], now: Date) => {
  switch (kind) {
    case 'hide':
      return { isHidden: true }
    case 'show':
      return { isHidden: false, held: 'none' as const }
    case 'delete':
      return goneValues(now)
    case 'like':
      return { isLiked: true }
  }
}

const call = (
  { act }: Acting,
  { conversations, context: ctx, live }: Extract<NetworkAccess, { kind: 'open' }>,
  row: ItemRow,
): Promise<ActOutcome> | undefined => {
  const input = { ctx, account: live.account, item: toItemInThread(row) }
  switch (act.kind) {
    case 'hide':
      return conversations.hide?.(input)
    case 'show':
      return conversations.show?.(input)
    case 'delete':
      return conversations.remove?.(input)
    case 'like':
      return conversations.like?.({ ...input, key: act.id, startedAt: act.runAfter })
  }
}

const finish = ({ ctx, act, owner }: Acting, item: ItemRow, outcome: 'done' | 'gone') =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const values = { state: 'done', nextAt: null, message: null, ...FREE } as const
    const done = await finishAct({ tx, id: act.id, owner, values })
    if (!done) return
    await markItem({
      tx,
      item,
      values: outcome === 'gone' ? goneValues(now) : valuesOf(act.kind, now),
      now,
    })
  })

const giveUp = ({ ctx, act, owner }: Acting, item: ItemRow, message: string) =>
  inTransaction(ctx.db, async (tx) => {
    const values = { state: 'failed', nextAt: null, message, ...FREE } as const
    const failed = await finishAct({ tx, id: act.id, owner, values })
    // The thread is brought back to what the network shows.
    if (!failed) return
    await updateThread({ tx, id: act.conversationId, values: { stateBefore: null } })
    await markItem({ tx, item, values: {}, now: ctx.clock.now() })
  })

const later = ({ ctx, act, owner }: Acting, nextAt: Date, failureCount: number) =>
  inTransaction(ctx.db, (tx) =>
    finishAct({ tx, id: act.id, owner, values: { nextAt, failureCount, ...FREE } }),
  )

/** Repeating an act does no harm, so a killed process needs no fence: whoever is next does it again. */
const runAct = async (acting: Acting): Promise<void> => {
  const { ctx, act, lease } = acting
  const item = await findItem({ db: ctx.db, id: act.itemId })
  if (!item) return
  if (item.deletedAt) {
    await finish(acting, item, 'gone')
    return
  }
  const access = await openAccess({ ctx, connectionId: act.connectionId, lease })
  if (access.kind === 'paused') {
    await later(acting, access.until, act.failureCount)
    return
  }
  if (access.kind === 'closed') {
    await giveUp(acting, item, access.message)
    return
  }
  try {
    const outcome = await call(acting, access, item)
    if (!outcome) {
      await giveUp(acting, item, 'Сеть этого не даёт')
      return
    }
    if (lease.isOver()) return
    if (outcome.kind !== 'failed') {
      await finish(acting, item, outcome.kind)
      return
    }
    const { failure } = outcome
    const isRenewed = await renewIfExpired({ ctx, live: access.live, failure })
    const failureCount = act.failureCount + 1
    const at =
      failure.kind === 'retryable' || isRenewed
        ? nextAnswerTry({
            failures: failureCount,
            retryAt: failure.retryAt,
            queuedAt: act.runAfter,
            now: ctx.clock.now(),
          })
        : undefined
    if (at) await later(acting, at, failureCount)
    else await giveUp(acting, item, failure.message)
  } finally {
    await access.finish()
  }
}

/** Hides, shows, deletes and likes what is due; returns how many were claimed. */
export const runActs = ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal?: AbortSignal
}): Promise<number> =>
  runLeased({
    ctx,
    name: 'acts',
    rows: actRows,
    leaseMs: LEASE_MS,
    slots: SLOTS,
    signal,
    claim: ({ owner, limit }) =>
      claimActs({ db: ctx.db, clock: ctx.databaseClock, owner, leaseMs: LEASE_MS, limit }),
    idOf: ({ id }) => id,
    run: (act, { owner, lease }) => runAct({ ctx, act, owner, lease }),
  })
