import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { endOf } from './connections.presenter.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { listDue, listEnding, listUnchecked } from './keep-alive.repository.ts'

const one = z.object({ id: z.string() })
export const refreshJob = declareJob({ name: 'connections.refresh', schema: one })
export const checkJob = declareJob({ name: 'connections.check', schema: one })

const BATCH = 500

const enqueueAll = async ({
  ctx,
  job,
  rows,
}: {
  ctx: AppContext
  job: typeof refreshJob
  rows: readonly { id: string }[]
}) => {
  for (const { id } of rows) await ctx.jobs.enqueue(job, { id }, { key: id })
}

/** Every access that ends within its network's margin. One job waits for a connection, however often we look. */
export const enqueueDue = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  for (const { id: network, tokens } of Object.values(adapters)) {
    const rows = await listDue({
      db: ctx.db,
      network,
      now,
      endsBefore: new Date(now.getTime() + tokens.refreshAheadSeconds * 1000),
      issuedBefore: new Date(now.getTime() - tokens.minimumAgeSeconds * 1000),
      limit: BATCH,
    })
    await enqueueAll({ ctx, job: refreshJob, rows })
  }
}

/** Every connection is looked at once a day; the hour it was connected at spreads them over it. */
export const enqueueChecks = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const rows = await listUnchecked({ db: ctx.db, now, since, limit: BATCH })
  await enqueueAll({ ctx, job: checkJob, rows })
}

const appendExpiring = ({ ctx, row, end }: { ctx: AppContext; row: ConnectionRow; end: Date }) => {
  const isLastDay = end.getTime() - ctx.clock.now().getTime() <= DAY_MS
  const endsAt = end.toISOString()
  const { id, workspaceId, network, title } = row
  return inTransaction(ctx.db, (tx) =>
    appendEvent({
      tx,
      kind: 'connection.expiring',
      workspaceId,
      subjectId: id,
      key: `connection.expiring:${id}:${endsAt}:${isLastDay ? 'day' : 'week'}`,
      payload: { network, title, endsAt, isLastDay },
    }),
  )
}

/** A week and a day ahead, once each, where only a new sign-in prolongs the access. */
export const warnOfEnding = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const rows = await listEnding({ db: ctx.db, now, before: new Date(now.getTime() + 7 * DAY_MS) })
  for (const row of rows) {
    const end = endOf(row)
    if (end) await appendExpiring({ ctx, row, end })
  }
}
