import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import {
  findSettlement,
  listStaleReservations,
  lockReservation,
  settleReservation,
} from './points.repository.ts'

type Settlement = { ctx: AppContext; tx?: Tx | undefined; reservationId: string }

const REFUSALS = {
  spend: 'Баллы этого запроса уже возвращены',
  release: 'Баллы этого запроса уже потрачены',
} as const

const settle = ({
  ctx,
  tx: outer,
  reservationId,
  type,
}: Settlement & { type: 'spend' | 'release' }): Promise<void> =>
  inTransaction(outer ?? ctx.db, async (tx) => {
    const reservation = await lockReservation({ db: tx, id: reservationId })
    if (!reservation) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Запрос не найден' })
    if (reservation.settledAt === null) {
      return settleReservation({ db: tx, reservation, type, now: ctx.clock.now() })
    }
    const earlier = await findSettlement({ db: tx, id: reservationId })
    if (earlier?.type === type) return
    throw new UserError({ code: 'CONFLICT', userMessage: REFUSALS[type] })
  })

/** The work succeeded. Idempotent. */
export const spendPoints = (settlement: Settlement) => settle({ ...settlement, type: 'spend' })

/** The work failed or was cancelled. Spent points can't be released. */
export const releasePoints = (settlement: Settlement) => settle({ ...settlement, type: 'release' })

const BATCH = 200

/** Releases reservations left by crashed workers. Returns their number. */
export const releaseStaleReservations = async ({ ctx }: { ctx: AppContext }) => {
  let released = 0
  for (;;) {
    const stale = await listStaleReservations({ db: ctx.db, now: ctx.clock.now(), limit: BATCH })
    for (const { id } of stale) {
      try {
        await releasePoints({ ctx, reservationId: id })
        released += 1
      } catch (error) {
        // Spent meanwhile by a worker that was considered dead.
        if (!(error instanceof UserError)) throw error
      }
    }
    if (stale.length < BATCH) break
  }
  if (released > 0) ctx.log.warn({ released }, 'points.reservations.released')
  return released
}
