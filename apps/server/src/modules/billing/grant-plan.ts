import type { PlanName } from '@kadr/contract/subscription'
import { UserError } from '@kadr/domain/app-error'
import { PLANS, toPlanName } from '@kadr/domain/plans'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { raisePoints } from '../points/index.ts'
import { listHeldPeriods, openPeriod } from '../subscription/index.ts'
import { lockUser } from '../users/index.ts'
import { lockRenewal, updateRenewal } from './renewals.repository.ts'
import { noticeTime } from '@kadr/domain/billing/dunning'

type Gift = { ctx: AppContext; userId: string; days: number }

const give = ({ ctx, userId, days, plan: wanted }: Gift & { plan?: PlanName }) =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const now = ctx.clock.now()
    const held = await listHeldPeriods({ ctx, tx, userId })
    const last = held.filter(({ source }) => source !== 'grace').at(-1)
    const plan = wanted ?? (last && toPlanName(last.plan))
    if (!plan) {
      throw new UserError({ code: 'CONFLICT', userMessage: 'Продлевать нечего: нет платного тарифа' })
    }
    const startsAt = wanted ? now : (last?.endsAt ?? now)
    const endsAt = new Date(startsAt.getTime() + days * DAY_MS)
    await openPeriod({
      tx,
      userId,
      source: 'grant',
      replaces: [],
      now,
      period: {
        plan,
        limits: wanted ? PLANS[plan].limits : (last?.limits ?? PLANS[plan].limits),
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
    const renewal = await lockRenewal({ db: tx, userId })
    // A gift moves the next charge: what was given is not paid for.
    if (!wanted && renewal && renewal.endsAt.getTime() === startsAt.getTime()) {
      const isOn = renewal.state === 'on' && renewal.methodId !== null
      const actAt = isOn ? noticeTime(endsAt) : renewal.actAt && endsAt
      await updateRenewal({ db: tx, userId, endsAt, noticedAt: null, actAt })
    }
    if (startsAt <= now) await raisePoints({ ctx, tx, userId })
    return { plan, startsAt, endsAt }
  })

/** A plan as a gift, from now on. */
export const grantPlan = (gift: Gift & { plan: PlanName }) => give(gift)

/** More days of the plan somebody has. */
export const extendPlan = (gift: Gift) => give(gift)
