import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { NO_LEASE } from '../../../platform/leases/leased-rows.ts'
import { releasePoints, spendPoints } from '../../money/points/index.ts'
import { announceEnd } from './announce-end.ts'
import {
  type HeldTranscript,
  lockTranscript,
  saveHeld,
  type TranscriptRow,
  updateTranscript,
} from './transcripts.repository.ts'

/** The lease was taken over, or the work was stopped: nothing more may be stored. */
export class TranscriptLostError extends Error {
  override name = 'TranscriptLostError'
}

export const announceChange = ({
  tx,
  row: { id, workspaceId },
}: {
  tx: Tx
  row: Pick<TranscriptRow, 'id' | 'workspaceId'>
}): Promise<void> =>
  appendEvent({ tx, kind: 'transcript.changed', workspaceId, subjectId: id, payload: {} })

/** A change under the lease, told to the screens. Throws when the lease is lost. */
export const storeStep = ({
  ctx,
  held,
  values,
  also,
}: {
  ctx: AppContext
  held: HeldTranscript
  values: Parameters<typeof saveHeld>[0]['values']
  /** In the same transaction. */
  also?: (tx: Tx) => Promise<unknown>
}): Promise<HeldTranscript> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await saveHeld({ db: tx, held, values })
    if (!row) throw new TranscriptLostError()
    await also?.(tx)
    await announceChange({ tx, row })
    return row
  })

/** All words are there: the points are spent, or come back where nobody speaks. */
export const settleWords = async ({
  ctx,
  tx,
  held: { id, leaseOwner, reservationId },
  isHeard,
}: {
  ctx: AppContext
  tx: Tx
  held: HeldTranscript
  isHeard: boolean
}): Promise<void> => {
  if (reservationId === null) return
  const settle = isHeard ? spendPoints : releasePoints
  await settle({ ctx, tx, reservationId })
  const values = { reservationId: null, ...(!isHeard && { cost: 0 }) }
  await saveHeld({ db: tx, held: { id, leaseOwner }, values })
}

const giveBack = async ({ ctx, tx, row }: { ctx: AppContext; tx: Tx; row: TranscriptRow }) => {
  if (row.reservationId) await releasePoints({ ctx, tx, reservationId: row.reservationId })
}

/** What is done stays; the points of what is not come back. */
export const failTranscript = ({
  ctx,
  held,
  failure,
}: {
  ctx: AppContext
  held: HeldTranscript
  failure: string
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockTranscript({ db: tx, id: held.id })
    if (row?.state !== 'working' || row.leaseOwner !== held.leaseOwner) return
    await giveBack({ ctx, tx, row })
    const ended = { state: 'failed', failure, finishedAt: ctx.clock.now(), ...NO_LEASE } as const
    const cost = row.reservationId ? { cost: 0, reservationId: null } : {}
    const failed = await updateTranscript({ db: tx, id: row.id, values: { ...ended, ...cost } })
    await announceChange({ tx, row })
    await announceEnd({ ctx, tx, row: failed })
  })

export const stopTranscript = ({
  ctx,
  id,
}: {
  ctx: AppContext
  id: string
}): Promise<TranscriptRow | undefined> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockTranscript({ db: tx, id })
    if (row?.state !== 'queued' && row?.state !== 'working') return row
    await giveBack({ ctx, tx, row })
    const cost = row.reservationId ? { cost: 0, reservationId: null } : {}
    const ended = { state: 'cancelled', finishedAt: ctx.clock.now(), ...NO_LEASE } as const
    const stopped = await updateTranscript({ db: tx, id, values: { ...ended, ...cost } })
    await announceChange({ tx, row })
    return stopped
  })
