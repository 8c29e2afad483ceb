import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { getSubscriptionTerms, type SubscriptionTerms } from '../subscription/index.ts'
import { grantPoints, hasBalance, type PointsKind } from './points.repository.ts'

/** Fixed lock order, so that two grants can't deadlock. */
export const POINTS_KINDS: readonly PointsKind[] = ['videoGenerations', 'aiGenerations']

type OfUser = { ctx: AppContext; tx: Tx; userId: string }

const getLockedTerms = async ({ ctx, tx, userId }: OfUser) => {
  // A user being deleted gets no new rows: reading the terms then throws.
  await lockUserShared({ tx, userId })
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

/** Grants the current month's points if not granted yet, and returns the current terms. */
export const ensurePointsGranted = async (person: OfUser) => {
  const terms = await getLockedTerms(person)
  await openMonth({ ...person, terms })
  return terms
}

/** The period to charge one kind of points to, and how many it gives. Writes only when it is not granted yet. */
export const getOpenPeriod = async ({ kind, ...person }: OfUser & { kind: PointsKind }) => {
  const terms = await getLockedTerms(person)
  const { tx, userId } = person
  const { period, limits } = terms
  const isOpen = await hasBalance({ db: tx, userId, periodStart: period.start, kind })
  if (!isOpen) await openMonth({ ...person, terms })
  return { ...period, allowed: limits[kind] }
}
