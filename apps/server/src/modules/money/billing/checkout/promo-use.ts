import { UserError } from '@kadr/domain/base/app-error'
import {
  findPromoRefusal,
  findUseRefusal,
  normalizePromoCode,
  PROMO_REFUSALS,
  type UseRefusal,
} from '@kadr/domain/money/promo-code'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import type { Db, Tx } from '../../../../db/connection.ts'
import { type findPromo, lockPromo } from '../renewals/renewals.repository.ts'
import { hasPaidOrder, listPromoUses, type OrderRow } from './orders.repository.ts'

type PromoOrder = Pick<OrderRow, 'id' | 'userId' | 'promoCode'>

/** How long an open order reserves its promo code. */
const RESERVED_MS = DAY_MS

/** A person reserves a code once, however many orders are open. */
const countReserved = (uses: Awaited<ReturnType<typeof listPromoUses>>) => {
  const paid = new Set(uses.filter(({ state }) => state === 'paid').map(({ userId }) => userId))
  const open = uses.filter(({ state, userId }) => state !== 'paid' && !paid.has(userId))
  return new Set(open.map(({ userId }) => userId)).size
}

/** Before an order: open orders of others count, so that nobody is promised what is about to be used up. */
export const checkPromo = async ({
  ctx,
  tx,
  userId,
  code: typed,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
  code: string
}) => {
  const code = normalizePromoCode(typed)
  const now = ctx.clock.now()
  const promo = await lockPromo({ db: tx, code })
  const since = new Date(now.getTime() - RESERVED_MS)
  const uses = await listPromoUses({ db: tx, code, since })
  const others = uses.filter((use) => use.userId !== userId)
  const reason = findPromoRefusal({
    promo,
    uses: others.filter(({ state }) => state === 'paid').length + countReserved(others),
    usesOfPerson: uses.filter((use) => use.userId === userId && use.state === 'paid').length,
    hasPaidBefore: await hasPaidOrder({ db: tx, userId }),
    now,
  })
  if (reason) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      field: 'promoCode',
      userMessage: PROMO_REFUSALS[reason],
    })
  }
  return { code, percent: promo?.percent ?? null, days: promo?.days ?? 0 }
}

/** Why the code of an open order can not be used any more: only payments count, the first one wins. */
export const findLostPromo = async ({
  db,
  order: { userId, promoCode: code },
  promo,
}: {
  db: Db | Tx
  order: PromoOrder
  promo: Awaited<ReturnType<typeof findPromo>>
}): Promise<UseRefusal | undefined> => {
  if (code === null || userId === null) return undefined
  const paid = await listPromoUses({ db, code })
  return findUseRefusal({
    promo,
    uses: paid.length,
    usesOfPerson: paid.filter((use) => use.userId === userId).length,
    hasPaidBefore: await hasPaidOrder({ db, userId }),
  })
}

/**
 * With the payment of an order, under the lock of the code. The refusal is stored with the order; without one its state
 * `paid` is the use.
 */
export const consumePromo = async ({
  tx,
  order,
}: {
  tx: Tx
  order: PromoOrder
}): Promise<UseRefusal | undefined> => {
  if (order.promoCode === null) return undefined
  const promo = await lockPromo({ db: tx, code: order.promoCode })
  return findLostPromo({ db: tx, order, promo })
}
