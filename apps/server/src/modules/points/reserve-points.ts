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
  videoGenerations: 'Генерации видео на этот месяц закончились',
  aiGenerations: 'Запросы к ИИ на этот месяц закончились',
}

/** Says when the points come back and what gives more at once. */
const describeLimit = ({ kind, renewsAt }: { kind: PointsKind; renewsAt: Date }): string => {
  const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `${LIMIT_TEXTS[kind]}. Обновятся ${day.format(renewsAt)}; больше даёт тариф выше`
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
    throw new UserError({
      code: 'PLAN_LIMIT_REACHED',
      userMessage: describeLimit({ kind, renewsAt: period.end }),
    })
  })
