import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { createTurn } from '../../../platform/jobs/each-alone.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { type Page, readPages } from '../../../platform/paging/read-pages.ts'
import {
  countByState,
  listDue,
  listExpiring,
  listUnchecked,
  markWarned,
} from './keep-alive.repository.ts'

const one = z.object({ id: z.string() })
export const refreshJob = declareJob({ name: 'connections.refresh', schema: one })
export const checkJob = declareJob({ name: 'connections.check', schema: one })

type Row = { id: string }

/** Singleton key: at most one waiting job per connection. */
const enqueueAll = async ({
  ctx,
  job,
  list,
}: {
  ctx: AppContext
  job: typeof refreshJob
  list: (page: Page) => PromiseLike<Row[]>
}) => {
  for await (const rows of readPages(list)) {
    for (const { id } of rows) await ctx.jobs.enqueue(job, { id }, { key: id })
  }
}

/** Tokens that expire within their network's renewal margin. */
export const enqueueDue = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  for (const { id: network, tokens } of Object.values(adapters)) {
    const endsBefore = new Date(now.getTime() + tokens.refreshAheadSeconds * 1000)
    const issuedBefore = new Date(now.getTime() - tokens.minimumAgeSeconds * 1000)
    const due = { db: ctx.db, network, now, endsBefore, issuedBefore }
    await enqueueAll({ ctx, job: refreshJob, list: (page) => listDue({ ...due, ...page }) })
  }
}

/** Every connection is checked once a day; the hour of its creation spreads the load. */
export const enqueueChecks = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const list = (page: Page) => listUnchecked({ db: ctx.db, now, since, ...page })
  await enqueueAll({ ctx, job: checkJob, list })
}

type EndingRow = Awaited<ReturnType<typeof listExpiring>>[number]

const appendExpiring = ({ ctx, row, now }: { ctx: AppContext; row: EndingRow; now: Date }) => {
  const { id, workspaceId, network, title, end } = row
  const isLastDay = end.getTime() - now.getTime() <= DAY_MS
  const endsAt = end.toISOString()
  return inTransaction(ctx.db, async (tx) => {
    if (!(await markWarned({ db: tx, id, now }))) return
    await appendEvent({
      tx,
      kind: 'connection.expiring',
      workspaceId,
      subjectId: id,
      key: `connection.expiring:${id}:${endsAt}:${isLastDay ? 'day' : 'week'}`,
      payload: { network, title, endsAt, isLastDay },
    })
  })
}

/** A week and a day before expiry, once each, where only a new sign-in prolongs the access. */
export const warnOfExpiry = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const turn = createTurn({ ctx, name: 'connections.warn-of-ending' })
  for await (const rows of readPages((page) => listExpiring({ db: ctx.db, now, ...page }))) {
    await turn.each(rows, (row) => appendExpiring({ ctx, row, now }))
  }
  turn.end()
}

/** One failed request is weather; this many in a row will end as a lost access. */
const FAILURES = 3

export const readAccountStates = ({ ctx: { db } }: { ctx: AppContext }) =>
  countByState({ db, failures: FAILURES })

/** Gauges of accounts: how many can be published through, and whose access is about to be lost. */
export const measureConnections = async (ctx: AppContext): Promise<void> => {
  const { metrics } = ctx
  const counts = await readAccountStates({ ctx })
  metrics.connections.reset()
  for (const { network, state, count } of counts) {
    metrics.connections.set({ network, state }, count)
  }
}
