import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { PlanLimits, PlanName } from '@kadr/contract/money/subscription'
import type { PeriodDates, PeriodUnit } from '@kadr/domain/money/paid-period'
import { PLANS } from '@kadr/domain/money/plans'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import * as periods from './paid-periods.repository.ts'
import { endFreeTrial } from './subscription.repository.ts'

export type PeriodTerms = PeriodDates & {
  plan: PlanName
  limits: PlanLimits
  unit: PeriodUnit
  unitMs: number
  value: number
  currency: ChargeCurrency
  pointsAnchorAt: Date
}

type OfUser = { tx: Tx; userId: string }

const announce = ({ tx, userId, plan }: OfUser & { plan: PlanName }) =>
  appendEvent({
    tx,
    kind: 'plan.changed',
    workspaceId: null,
    subjectId: userId,
    payload: { plan },
  })

/** Opens a period and cuts those it replaces. The caller holds the user's lock. */
export const openPeriod = async ({
  tx,
  userId,
  period,
  source,
  orderId = null,
  replaces,
  now,
}: OfUser & {
  period: PeriodTerms
  source: periods.PaidPeriod['source']
  orderId?: string | null
  replaces: readonly periods.Replaced[]
  now: Date
}) => {
  await periods.cutPeriods({ db: tx, ids: replaces.map(({ id }) => id), at: now })
  const { plan, limits, unit, unitMs, value, currency } = period
  const { startsAt, endsAt, anchorAt, pointsAnchorAt } = period
  const opened = await periods.insertPeriod({
    db: tx,
    userId,
    orderId,
    source,
    plan,
    limits,
    unit,
    unitMs,
    value,
    currency,
    startsAt,
    endsAt,
    anchorAt,
    pointsAnchorAt,
    createdAt: now,
  })
  await periods.setReplaced({ db: tx, replacedById: opened.id, replaced: replaces })
  if (source !== 'trial') await endFreeTrial({ db: tx, userId })
  await announce({ tx, userId, plan })
  return opened
}

/** Ends periods immediately, such as those of a refunded order. */
export const closePeriods = async ({
  tx,
  userId,
  ids,
  now,
}: OfUser & { ids: readonly string[]; now: Date }): Promise<void> => {
  await periods.cutPeriods({ db: tx, ids, at: now })
  await announce({ tx, userId, plan: 'FREE' })
}

export const listHeldPeriods = ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx?: Tx
  userId: string
}) => periods.listHeld({ db: tx ?? ctx.db, userId, now: ctx.clock.now() })

export const listPeriodsOfOrder = ({
  ctx,
  tx,
  orderId,
}: {
  ctx: AppContext
  tx?: Tx
  orderId: string
}) => periods.listOfOrder({ db: tx ?? ctx.db, orderId })

/** A plan without a payment; replaces the current one. */
export const startPaidPlan = async ({
  tx,
  userId,
  plan,
  startedAt,
  expiresAt,
}: OfUser & { plan: PlanName; startedAt: Date; expiresAt: Date }): Promise<void> => {
  const held = await periods.listHeld({ db: tx, userId, now: startedAt })
  await openPeriod({
    tx,
    userId,
    source: 'grant',
    replaces: held.map(({ id }) => ({ id, unused: 0, credit: 0 })),
    now: startedAt,
    period: {
      plan,
      limits: PLANS[plan].limits,
      unit: 'month',
      unitMs: Math.max(1, expiresAt.getTime() - startedAt.getTime()),
      value: 0,
      currency: 'RUB',
      startsAt: startedAt,
      endsAt: expiresAt,
      anchorAt: startedAt,
      pointsAnchorAt: startedAt,
    },
  })
}
