import { createHash } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import type { Incoming } from '../../../platform/outside/messengers/incoming.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { findUserOf } from '../../delivery/bot-outbox/index.ts'
import { deleteParkedBefore, insertParked, listParkedOf } from './parked-updates.repository.ts'

export const retryUpdateJob = declareJob({
  name: 'bot.retry-update',
  schema: z.object({ id: z.int() }),
})

const KEPT_MS = 14 * DAY_MS
const MAX_REASON = 500

/** PostgreSQL stores no NUL, in text or in JSON. */
const storable = (text: string) => text.replaceAll('\u0000', '')

export const makeStorable = (value: unknown): unknown => {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(makeStorable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, makeStorable(item)]))
}

const NUMBER = /^\d{1,15}$/
const ID_BYTES = 6

/** Updates without numbers get one of their id, below zero. */
const numberOf = (updateId: string): number =>
  NUMBER.test(updateId)
    ? Number(updateId)
    : -createHash('sha256').update(updateId).digest().readUIntBE(0, ID_BYTES)

/** The messenger read it, so it is one. */
const asObject = (update: unknown) => update as object

/** Stores the update together with the job that tries it again, so that the ones after it need not wait. */
export const parkUpdate = async ({
  ctx,
  incoming: { id: updateId, messenger, from },
  update,
  error,
}: {
  ctx: AppContext
  incoming: Pick<Incoming, 'id' | 'messenger' | 'from'>
  /** As it was brought. */
  update: unknown
  error: unknown
}): Promise<void> => {
  const id = numberOf(updateId)
  const userId = from && (await findUserOf({ ctx, person: from }))
  const reason = storable(error instanceof Error ? error.message : String(error))
  const isNew = await inTransaction(ctx.db, async (tx) => {
    const isParked = await insertParked({
      db: tx,
      id,
      messenger,
      userId: userId ?? null,
      update: asObject(update),
      reason: reason.slice(0, MAX_REASON),
      createdAt: ctx.clock.now(),
    })
    if (isParked) await ctx.jobs.enqueue(retryUpdateJob, { id }, { tx, key: String(id) })
    return isParked
  })
  if (isNew) ctx.metrics.botUpdatesParked.inc()
}

export const purgeParkedUpdates = ({ ctx: { db, clock } }: { ctx: AppContext }) =>
  deleteParkedBefore({ db, moment: new Date(clock.now().getTime() - KEPT_MS) })

export const exportParkedUpdates = ({
  ctx: { db },
  userId,
}: {
  ctx: AppContext
  userId: string
}) => ({
  botParkedUpdates: readAtOnce(() => listParkedOf({ db, userId })),
})
