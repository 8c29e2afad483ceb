import { UserError } from '@kadr/domain/app-error'
import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { getWorkspaceOwner } from '../workspaces/index.ts'
import { getOpenPeriod } from './grant-points.ts'
import {
  findEntryByKey,
  insertReservation,
  type PointsKind,
  reserveBalance,
} from './points.repository.ts'

const RESERVATION_HOURS = 24

const LIMIT_TEXTS: Record<PointsKind, string> = {
  videoGenerations: 'Генерации видео в этом месяце закончились',
  aiGenerations: 'Запросы к ИИ в этом месяце закончились',
}

/** The idempotency key was used with other parameters: a bug of the caller, reported as a conflict. */
const keyTaken = () =>
  new UserError({ code: 'CONFLICT', userMessage: 'Этот запрос уже выполняется с другими данными' })

/** Reserves points of the workspace's owner before the work starts. Idempotent by key. */
export const reservePoints = ({
  ctx,
  tx: outer,
  workspaceId,
  kind,
  amount,
  key,
}: {
  ctx: AppContext
  tx?: Tx
  workspaceId: string
  kind: PointsKind
  amount: number
  key: string
}): Promise<{ reservationId: string }> =>
  inTransaction(outer ?? ctx.db, async (tx) => {
    const userId = await getWorkspaceOwner({ ctx, tx, workspaceId })
    const period = await getOpenPeriod({ ctx, tx, userId, kind })
    const now = ctx.clock.now()
    const reservation = await insertReservation({
      db: tx,
      userId,
      periodStart: period.start,
      kind,
      amount,
      key: `reserve:${key}`,
      workspaceId,
      expiresAt: new Date(now.getTime() + RESERVATION_HOURS * HOUR_MS),
      createdAt: now,
    })
    if (!reservation) {
      const earlier = await findEntryByKey({ db: tx, userId, key: `reserve:${key}` })
      if (!earlier || earlier.kind !== kind || earlier.amount !== amount) throw keyTaken()
      return { reservationId: earlier.id }
    }
    const isHeld = await reserveBalance({ db: tx, userId, periodStart: period.start, kind, amount })
    if (isHeld) return { reservationId: reservation.id }
    throw new UserError({ code: 'PLAN_LIMIT_REACHED', userMessage: LIMIT_TEXTS[kind] })
  })
