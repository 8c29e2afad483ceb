import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { getSubscriptionTerms } from '../subscription/index.ts'
import { holdUser } from '../users/index.ts'
import { grantPoints, type PointsKind } from './points.repository.ts'

/** Always in this order, so that two grants never wait for one another. */
export const POINTS_KINDS: readonly PointsKind[] = ['videoGenerations', 'aiGenerations']

/** Opens the current month if nobody has, and says whose limits hold in it. */
export const ensurePointsGranted = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
}) => {
  // A person who is being deleted gets no new rows: the terms say that they are gone.
  await holdUser({ tx, userId })
  const terms = await getSubscriptionTerms({ ctx, tx, userId })
  for (const kind of POINTS_KINDS) {
    await grantPoints({
      db: tx,
      userId,
      kind,
      periodStart: terms.period.start,
      amount: terms.limits[kind],
      now: ctx.clock.now(),
    })
  }
  return terms
}
