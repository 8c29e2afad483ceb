import { MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { adapters, type NetworkContext, type Quota } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createLease, type Lease } from '../../../platform/leases/lease.ts'
import { withLease } from '../../../platform/leases/lease-calls.ts'
import { type Stopwatch, startStopwatch } from '../../../platform/leases/stopwatch.ts'
import { checkAccess, renewIfExpired } from '../../publishing/connections/index.ts'
import { findPublishingPause } from '../../publishing/publisher/index.ts'
import { type Access, openAccess } from './access.ts'
import type { AccountRow } from './accounts.repository.ts'
import { collectTargets } from './adopt.ts'
import { listPieces } from './list-pieces.ts'
import { type BatchReading, readBatch } from './read-batch.ts'
import { failed, notAllowed } from './reading.ts'
import { saveReadings } from './save-readings.ts'
import { type Batch, claimBatch, postponeBatch } from './subjects.repository.ts'
import { addUsage, findBudgetEnd } from './usage.repository.ts'
import { listItems } from './work-items.repository.ts'

export const LEASE_MS = MINUTE_MS

export type Claim = { batch: Batch; asked: Stopwatch; lastsMs: number }

/** Posts that the network reads in one call. */
const batchSizeOf = ({ network, connectionId }: AccountRow): number => {
  const { items, tracking } = adapters[network].metrics
  const reader = connectionId ? items : tracking?.items
  return reader?.batchSize ?? 1
}

export const claim = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId?: string
}): Promise<Claim | undefined> => {
  const asked = startStopwatch(ctx.clock)
  const batch = await claimBatch({
    db: ctx.db,
    clock: ctx.databaseClock,
    leaseMs: LEASE_MS,
    owner: newId(),
    batchSizeOf,
    ...(workspaceId && { workspaceId }),
  })
  return batch && { batch, asked, lastsMs: LEASE_MS }
}

/** Counts the quota cost of the requests. */
export const meterCalls = (context: NetworkContext, quota: Quota) => {
  let cost = 0
  const http: NetworkContext['http'] = (request) => {
    cost += quota.costOf?.(request) ?? 1
    return context.http(request)
  }
  return { context: { ...context, http }, readCost: () => cost }
}

type Open = Extract<Access, { kind: 'open' }>

/** Publishing has priority: through this account, or over the quota of the network. */
const findPause = async ({
  ctx,
  batch,
  access,
}: {
  ctx: AppContext
  batch: Batch
  access: Open
}) => {
  const { network, id } = batch.account
  const connectionId = access.live?.connection.id
  const pause = await findPublishingPause({ ctx, network, ...(connectionId && { connectionId }) })
  if (pause) return pause
  const accountId = connectionId ?? id
  return findBudgetEnd({
    db: ctx.db,
    network,
    quota: access.quota,
    accountId,
    now: ctx.clock.now(),
  })
}

const closedReadings = (
  { ctx, batch }: { ctx: AppContext; batch: Batch },
  { outcome, code, message, isLasting }: Extract<Access, { kind: 'closed' }>,
): BatchReading => {
  const now = ctx.clock.now()
  const readings = batch.subjects.map((subject) =>
    outcome === 'failed'
      ? failed({ subject, now, failure: { kind: 'permanent', code, message, action: 'reconnect' } })
      : notAllowed({ subject, now, code, message, isLasting }),
  )
  return { readings, refused: [] }
}

/** Reads the figures and, together with those of the account, its new posts. An expired token is renewed once. */
const readOpen = async (
  { ctx, batch }: { ctx: AppContext; batch: Batch },
  access: Open,
  mayRenew = true,
): Promise<BatchReading> => {
  const result = await readBatch({ ctx, batch, access })
  const { failure } = result
  const { live } = access
  if (failure && live && mayRenew && (await renewIfExpired({ ctx, live, failure }))) {
    const renewed = await openAccess({ ctx, row: batch.account })
    if (renewed.kind === 'open') {
      return readOpen({ ctx, batch }, { ...renewed, context: access.context }, false)
    }
  }
  if (failure?.kind === 'reauth' && live) await checkAccess({ ctx, id: live.connection.id })
  const isAccount = batch.subjects[0]?.kind === 'account'
  if (isAccount && !failure) await listPieces({ ctx, account: batch.account, access })
  return result
}

const findPublishedAt = async ({ ctx, batch }: { ctx: AppContext; batch: Batch }) => {
  const rows = await listItems({ db: ctx.db, ids: batch.subjects.map(({ id }) => id) })
  return new Map(rows.map(({ id, publishedAt }) => [id, publishedAt]))
}

/** Posts that have got their public id since. */
const collectOwn = ({ ctx, batch: { account } }: { ctx: AppContext; batch: Batch }) => {
  const { connectionId } = account
  if (!connectionId) return undefined
  return inTransaction(ctx.db, (tx) => collectTargets({ ctx, tx, account, connectionId }))
}

/** Reads and stores one batch. Can be killed at any point: the lease expires and the batch is read again. */
export const collectBatch = async ({
  ctx,
  batch,
  lease,
}: {
  ctx: AppContext
  batch: Batch
  lease: Lease
}): Promise<void> => {
  const opened = await openAccess({ ctx, row: batch.account })
  const publishedAt = await findPublishedAt({ ctx, batch })
  if (opened.kind === 'closed') {
    const result = closedReadings({ ctx, batch }, opened)
    return saveReadings({ ctx, batch, result, publishedAt })
  }
  const pause = await findPause({ ctx, batch, access: opened })
  if (pause) {
    const { owner, account } = batch
    await postponeBatch({ db: ctx.db, accountId: account.id, owner, nextAt: pause })
    return
  }
  if (batch.subjects[0]?.kind === 'account') await collectOwn({ ctx, batch })
  const metered = meterCalls(withLease({ context: opened.context, lease }), opened.quota)
  const access = { ...opened, context: metered.context }
  try {
    const result = await readOpen({ ctx, batch }, access)
    // A request aborted by a lost lease looks like an outage, so nothing is stored.
    if (!lease.isOver()) await saveReadings({ ctx, batch, result, publishedAt })
  } finally {
    const { network, id } = batch.account
    const accountId = access.live?.connection.id ?? id
    const now = ctx.clock.now()
    const cost = metered.readCost()
    await addUsage({ db: ctx.db, network, quota: access.quota, accountId, now, cost })
  }
}

/** Reads everything due, batch by batch; returns the number of batches. */
export const collectDue = async ({
  ctx,
  signal,
  workspaceId,
}: {
  ctx: AppContext
  signal?: AbortSignal
  workspaceId?: string
}): Promise<number> => {
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted()
    const claimed = await claim({ ctx, ...(workspaceId && { workspaceId }) })
    if (!claimed) return count
    const { batch, ...grant } = claimed
    await collectBatch({ ctx, batch, lease: createLease(grant) })
  }
}
