import { UserError } from '@kadr/domain/base/app-error'
import { PLANS } from '@kadr/domain/money/plans'
import { TRIAL } from '@kadr/domain/money/trial'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { lockUser } from '../../identity/users/index.ts'
import { raisePoints } from '../points/index.ts'
import { openPeriod } from '../subscription/index.ts'
import { findTrialMarks } from './find-trial.ts'
import { getBilling } from './get-billing.ts'
import { insertMarks } from './trials.repository.ts'

const alreadyUsed = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Пробный период даётся один раз, и он уже был. Выберите тариф ниже',
  })

/** Limits of the chosen plan for a week. Nothing is charged at the end. */
export const startTrial = async (person: { ctx: AppContext; userId: string }) => {
  const { ctx, userId } = person
  await inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const marks = await findTrialMarks({ ...person, tx })
    const now = ctx.clock.now()
    if (!marks || !(await insertMarks({ db: tx, marks, usedAt: now }))) throw alreadyUsed()
    const unitMs = TRIAL.days * DAY_MS
    await openPeriod({
      tx,
      userId,
      source: 'trial',
      replaces: [],
      now,
      period: {
        plan: TRIAL.plan,
        limits: PLANS[TRIAL.plan].limits,
        unit: 'month',
        unitMs,
        value: 0,
        currency: 'RUB',
        startsAt: now,
        endsAt: new Date(now.getTime() + unitMs),
        anchorAt: now,
        pointsAnchorAt: now,
      },
    })
    await raisePoints({ ctx, tx, userId })
  })
  return getBilling(person)
}
