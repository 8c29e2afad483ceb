import { UserError } from '@kadr/domain/base/app-error'
import { joinSentences } from '@kadr/domain/base/sentences'
import { findLargerPlanText } from '@kadr/domain/money/plans'
import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
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

const NOT_IN_PLAN: Record<PointsKind, string> = {
  videoGenerations: 'Видео не входят в ваш тариф',
  aiGenerations: 'Запросы к ИИ не входят в ваш тариф',
}

/** When the points renew and which plan has more. */
const describeLimit = ({
  kind,
  renewsAt,
  allowed,
}: {
  kind: PointsKind
  renewsAt: Date
  allowed: number
}): string => {
  const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return joinSentences([
    allowed === 0 ? NOT_IN_PLAN[kind] : LIMIT_TEXTS[kind],
    allowed === 0 ? null : `Обновятся ${day.format(renewsAt)}`,
    findLargerPlanText({ amountOf: ({ limits }) => limits[kind], allowed }),
  ])
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
    const isReserved = await reserveBalance({
      db: tx,
      userId,
      periodStart: period.start,
      kind,
      amount,
    })
    if (isReserved) return { reservationId: reservation.id }
    throw new UserError({
      code: 'PLAN_LIMIT_REACHED',
      userMessage: describeLimit({ kind, renewsAt: period.end, allowed: period.allowed }),
    })
  })
