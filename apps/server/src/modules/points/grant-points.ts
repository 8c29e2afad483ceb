import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { getSubscriptionTerms, type SubscriptionTerms } from '../subscription/index.ts'
import { holdUser } from '../users/index.ts'
import { grantPoints, hasBalance, type PointsKind } from './points.repository.ts'

/** Always in this order, so that two grants never wait for one another. */
export const POINTS_KINDS: readonly PointsKind[] = ['videoGenerations', 'aiGenerations']

type OfUser = { ctx: AppContext; tx: Tx; userId: string }

const getHeldTerms = async ({ ctx, tx, userId }: OfUser) => {
  // A person who is being deleted gets no new rows: the terms say that they are gone.
  await holdUser({ tx, userId })
  return getSubscriptionTerms({ ctx, tx, userId })
}

const openMonth = async ({ ctx, tx, userId, terms }: OfUser & { terms: SubscriptionTerms }) => {
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
}

/** Opens the current month if nobody has, and says whose limits hold in it. */
export const ensurePointsGranted = async (person: OfUser) => {
  const terms = await getHeldTerms(person)
  await openMonth({ ...person, terms })
  return terms
}

/** The month to take points of one kind from. Writes only when nobody has opened it yet. */
export const getOpenPeriod = async ({ kind, ...person }: OfUser & { kind: PointsKind }) => {
  const terms = await getHeldTerms(person)
  const { tx, userId } = person
  const { period } = terms
  const isOpen = await hasBalance({ db: tx, userId, periodStart: period.start, kind })
  if (!isOpen) await openMonth({ ...person, terms })
  return period
}
