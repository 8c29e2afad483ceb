import type { PlanName } from '@kadr/contract/money/subscription'
import { UserError } from '@kadr/domain/base/app-error'
import { noticeTime } from '@kadr/domain/money/dunning'
import { PLANS, toPlanName } from '@kadr/domain/money/plans'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { lockUser } from '../../identity/users/index.ts'
import { raisePoints } from '../points/index.ts'
import { listHeldPeriods, openPeriod } from '../subscription/index.ts'
import { lockRenewal, updateRenewal } from './renewals/renewals.repository.ts'

type Gift = { ctx: AppContext; userId: string; days: number }

type Grant = {
  plan: PlanName
  limits: (typeof PLANS)[PlanName]['limits']
  startsAt: Date
}

const give = async ({
  ctx,
  tx,
  userId,
  days,
  plan,
  limits,
  startsAt,
}: Gift & Grant & { tx: Tx }) => {
  const now = ctx.clock.now()
  const endsAt = new Date(startsAt.getTime() + days * DAY_MS)
  await openPeriod({
    tx,
    userId,
    source: 'grant',
    replaces: [],
    now,
    period: {
      plan,
      limits,
      unit: 'month',
      unitMs: days * DAY_MS,
      value: 0,
      currency: 'RUB',
      startsAt,
      endsAt,
      anchorAt: startsAt,
      pointsAnchorAt: startsAt,
    },
  })
  if (startsAt <= now) await raisePoints({ ctx, tx, userId })
  return { plan, startsAt, endsAt }
}

/** A free plan, from now on. */
export const grantPlan = ({ plan, ...gift }: Gift & { plan: PlanName }) =>
  inTransaction(gift.ctx.db, async (tx) => {
    await lockUser({ tx, userId: gift.userId })
    const { limits } = PLANS[plan]
    return give({ ...gift, tx, plan, limits, startsAt: gift.ctx.clock.now() })
  })

/** The gift postpones the next charge. */
const moveCharge = async ({
  tx,
  userId,
  from,
  to,
}: {
  tx: Tx
  userId: string
  from: Date
  to: Date
}) => {
  const renewal = await lockRenewal({ db: tx, userId })
  if (renewal?.endsAt.getTime() !== from.getTime()) return
  const isCharged = renewal.state === 'on' && renewal.methodId !== null
  const actAt = isCharged ? noticeTime(to) : renewal.actAt && to
  await updateRenewal({ db: tx, userId, endsAt: to, noticedAt: null, actAt })
}

/** Extends the current plan of a person. */
export const extendPlan = (gift: Gift) =>
  inTransaction(gift.ctx.db, async (tx) => {
    const { ctx, userId } = gift
    await lockUser({ tx, userId })
    const held = await listHeldPeriods({ ctx, tx, userId })
    const last = held.filter(({ source }) => source !== 'grace').at(-1)
    if (!last) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Продлевать нечего: нет платного тарифа',
      })
    }
    const { limits, endsAt: startsAt } = last
    const given = await give({ ...gift, tx, plan: toPlanName(last.plan), limits, startsAt })
    await moveCharge({ tx, userId, from: startsAt, to: given.endsAt })
    return given
  })
