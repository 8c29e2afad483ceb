import type { Generation, GenerationOutput } from '@kadr/contract/studio/generations'
import { UserError } from '@kadr/domain/base/app-error'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { reservePoints } from '../../money/points/index.ts'
import { fingerprintOf, type GenerationOrder } from './generation-order.ts'
import {
  countActive,
  findActive,
  type GenerationRow,
  insertGeneration,
  insertResults,
  listResults,
  listReusable,
  lockFingerprint,
} from './generations.repository.ts'
import { presentGeneration } from './present-generations.ts'
import { listQueue, listRunning } from './queue.repository.ts'
import { assertRenderable } from './render-tools.ts'

type Person = { workspaceId: string; userId: string }
type QueueInput = {
  ctx: AppContext
  tx: Tx
  by: Person
  order: GenerationOrder
  fingerprint: string
}

const COST: Readonly<Record<GenerationOutput, number>> = { video: 1, carousel: 0 }
/** Per workspace. Far above real use; guards against a client that loops. */
const MAX_ACTIVE = 100

const assertRoom = async ({ tx, by }: QueueInput): Promise<void> => {
  const { workspaceId } = by
  if ((await countActive({ db: tx, workspaceId })) < MAX_ACTIVE) return
  throw new UserError({
    code: 'CONFLICT',
    userMessage: `В очереди уже ${MAX_ACTIVE}\u00a0рилсов. Дождитесь, пока часть из них соберётся`,
  })
}

type ReusableRender = { row: GenerationRow; resourceIds: string[] }

/** A successful render of the same scene whose files all still exist; one of the same reel is preferred. */
const findReusable = async ({
  tx,
  by,
  order,
  fingerprint,
}: QueueInput): Promise<ReusableRender | undefined> => {
  const rows = await listReusable({ db: tx, workspaceId: by.workspaceId, fingerprint })
  if (rows.length === 0) return undefined
  const results = await listResults({ db: tx, ids: rows.map(({ id }) => id) })
  const expected = order.moments?.length ?? 1
  const whole = rows
    .map((row) => ({
      row,
      resourceIds: results
        .filter(
          ({ generationId, resource }) => generationId === row.id && resource.state !== 'failed',
        )
        .map(({ resource }) => resource.id),
    }))
    .filter(({ resourceIds }) => resourceIds.length === expected)
  return whole.find(({ row }) => row.reelId === order.reelId) ?? whole[0]
}

const valuesOf = ({ ctx, by, order, fingerprint }: QueueInput) => ({
  ...order,
  ...by,
  fingerprint,
  seconds: order.scene.seconds,
  createdAt: ctx.clock.now(),
})

/** A copy of a reel gets its own history entry over the same files. */
const insertReused = async (
  queueing: QueueInput & { made: ReusableRender },
): Promise<GenerationRow> => {
  const { ctx, tx, made } = queueing
  const now = ctx.clock.now()
  const row = await insertGeneration({
    db: tx,
    values: {
      ...valuesOf(queueing),
      state: 'ready',
      progress: 100,
      cost: 0,
      isReused: true,
      finishedAt: now,
    },
  })
  await insertResults({ db: tx, generationId: row.id, resourceIds: made.resourceIds })
  return row
}

const insertQueued = async (queueing: QueueInput): Promise<GenerationRow> => {
  const { ctx, tx, by, order } = queueing
  const id = newId(ctx.clock.now().getTime())
  const cost = COST[order.output]
  const reservation =
    cost === 0
      ? undefined
      : await reservePoints({
          ctx,
          tx,
          workspaceId: by.workspaceId,
          kind: 'videoGenerations',
          amount: cost,
          key: `generation:${id}`,
        })
  const values = { ...valuesOf(queueing), id, state: 'queued' as const, cost }
  return insertGeneration({
    db: tx,
    values: { ...values, ...(reservation && { reservationId: reservation.reservationId }) },
  })
}

/**
 * Queues a render and reserves its point in one transaction. An identical render that is active or already made is
 * returned instead and costs nothing.
 */
export const queueGeneration = ({
  ctx,
  tx: outer,
  by,
  order,
}: {
  ctx: AppContext
  tx?: Tx
  by: Person
  order: GenerationOrder
}): Promise<Generation> =>
  inTransaction(outer ?? ctx.db, async (tx) => {
    const fingerprint = fingerprintOf({ ctx, order })
    const queueing = { ctx, tx, by, order, fingerprint }
    await lockFingerprint({ db: tx, fingerprint: `${by.workspaceId}:${fingerprint}` })
    const { workspaceId } = by
    const active = await findActive({ db: tx, workspaceId, fingerprint, reelId: order.reelId })
    if (active) return presentGeneration({ ctx, tx, row: active })
    const made = await findReusable(queueing)
    if (made && made.row.reelId === order.reelId) {
      return { ...(await presentGeneration({ ctx, tx, row: made.row })), isReused: true }
    }
    if (made) return presentGeneration({ ctx, tx, row: await insertReused({ ...queueing, made }) })
    await assertRenderable({ ctx, tx })
    await assertRoom(queueing)
    const row = await insertQueued(queueing)
    await appendEvent({
      tx,
      kind: 'generation.queued',
      workspaceId,
      actorId: by.userId,
      subjectId: row.id,
      payload: {},
    })
    return presentGeneration({ ctx, tx, row })
  })

/** Whether nothing is rendered and nothing waits, in any workspace. */
export const isRendererIdle = async ({ ctx: { db } }: { ctx: AppContext }): Promise<boolean> => {
  if ((await listRunning({ db })).length > 0) return false
  return (await listQueue({ db })).length === 0
}
