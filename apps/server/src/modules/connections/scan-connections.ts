import { adapters } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { endOf } from './connections.presenter.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { listDue, listEnding, listUnchecked } from './keep-alive.repository.ts'

export const REFRESH_JOB = 'connections.refresh'
export const CHECK_JOB = 'connections.check'

const DAY_MS = 86_400_000
const BATCH = 500

const enqueueAll = async ({
  ctx,
  name,
  rows,
}: {
  ctx: AppContext
  name: string
  rows: readonly { id: string }[]
}) => {
  for (const { id } of rows) await ctx.jobs.enqueue({ name, data: { id }, key: id })
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
    await enqueueAll({ ctx, name: REFRESH_JOB, rows })
  }
}

/** Every connection is looked at once a day; the hour it was connected at spreads them over it. */
export const enqueueChecks = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const rows = await listUnchecked({ db: ctx.db, now, since, limit: BATCH })
  await enqueueAll({ ctx, name: CHECK_JOB, rows })
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
