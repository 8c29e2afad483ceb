import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { ResourceRow } from '../../library/resources/index.ts'
import { releasePoints, spendPoints } from '../../money/points/index.ts'
import type { GenerationFailure } from './generation-failure.ts'
import { endActive, type GenerationRow, insertResults } from './generations.repository.ts'
import { endLeased, type GenerationLease } from './queue.repository.ts'

type EndedGeneration = { ctx: AppContext; tx: Tx; row: GenerationRow }

/** The lease was taken over or the generation was cancelled: the result must not be committed. */
export class LeaseLostError extends Error {
  override name = 'HoldLostError'
}

const refund = async ({ ctx, tx, row }: EndedGeneration) => {
  if (row.reservationId) await releasePoints({ ctx, tx, reservationId: row.reservationId })
}

/** Result, spent point and event in one transaction. Throws when the lease is lost. */
export const finishGeneration = async ({
  ctx,
  tx,
  hold,
  fingerprint,
  files,
}: {
  ctx: AppContext
  tx: Tx
  hold: GenerationLease
  /** Fingerprint of the files that were rendered, not of those in the order. */
  fingerprint: string
  files: readonly ResourceRow[]
}): Promise<void> => {
  const finishedAt = ctx.clock.now()
  const ending = { state: 'ready', progress: 100, finishedAt, fingerprint } as const
  const row = await endLeased({ db: tx, hold, ending })
  if (!row) throw new LeaseLostError()
  await insertResults({
    db: tx,
    generationId: row.id,
    resourceIds: files.map(({ id }) => id),
  })
  if (row.reservationId) await spendPoints({ ctx, tx, reservationId: row.reservationId })
  const { id, workspaceId, userId, title, output } = row
  await appendEvent({
    tx,
    kind: 'generation.ready',
    workspaceId,
    subjectId: id,
    payload: { userId, title, output },
  })
}

const createFailure = ({ ctx, failure }: { ctx: AppContext; failure: GenerationFailure }) =>
  ({
    state: 'failed',
    cost: 0,
    failureCode: failure.code,
    failureText: failure.message,
    finishedAt: ctx.clock.now(),
  }) as const

const settleFailed = async (ending: EndedGeneration & { failure: GenerationFailure }) => {
  await refund(ending)
  const { tx, row, failure } = ending
  const { id, workspaceId, userId, title } = row
  await appendEvent({
    tx,
    kind: 'generation.failed',
    workspaceId,
    subjectId: id,
    payload: { userId, title, message: failure.message },
  })
}

/** Fails a generation under its lease and refunds the point. */
export const failLeased = ({
  ctx,
  hold,
  failure,
}: {
  ctx: AppContext
  hold: GenerationLease
  failure: GenerationFailure
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await endLeased({ db: tx, hold, ending: createFailure({ ctx, failure }) })
    if (row) await settleFailed({ ctx, tx, row, failure })
  })

/** Fails a generation that has no lease, such as one that waited too long in the queue. */
export const failActive = ({
  ctx,
  id,
  failure,
}: {
  ctx: AppContext
  id: string
  failure: GenerationFailure
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await endActive({ db: tx, id, ending: createFailure({ ctx, failure }) })
    if (row) await settleFailed({ ctx, tx, row, failure })
  })

export const cancelActive = ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const ending = { state: 'cancelled', cost: 0, finishedAt: ctx.clock.now() } as const
    const row = await endActive({ db: tx, id, ending })
    if (!row) return
    await refund({ ctx, tx, row })
    const { workspaceId } = row
    const event = { workspaceId, subjectId: id, payload: {} }
    await appendEvent({ tx, kind: 'generation.cancelled', ...event })
  })
