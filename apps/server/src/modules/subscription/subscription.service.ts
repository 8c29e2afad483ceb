import type { PlanName } from '@kadr/contract/subscription'
import { UserError } from '@kadr/domain/app-error'
import { SEED_PRICES } from '@kadr/domain/prices'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { readAtOnce } from '../../platform/read-pages.ts'
import { presentPlan, presentSubscription } from './subscription.presenter.ts'
import * as repository from './subscription.repository.ts'
import { subscriptionTerms } from './subscription-terms.ts'

type OfUser = { ctx: AppContext; tx?: Tx | undefined; userId: string }

export const createFreeSubscription = ({ ctx, tx, userId }: OfUser & { tx: Tx }) =>
  repository.insertFreeSubscription({ db: tx, userId, now: ctx.clock.now() })

/** The user's limits at this moment, and the current points period. */
export const getSubscriptionTerms = async ({ ctx, tx, userId }: OfUser) => {
  const row = await repository.findSubscription({ db: tx ?? ctx.db, userId })
  // The user was deleted between authentication and this query.
  if (!row) throw new UserError({ code: 'UNAUTHORIZED', userMessage: 'Войдите ещё раз' })
  return subscriptionTerms({ row, now: ctx.clock.now() })
}

/** Other modules count the usage of limits; they are injected at composition. */
export type CountUsage = (input: { ctx: AppContext; userId: string }) => Promise<number>

export const getSubscription = async ({
  ctx,
  userId,
  countConnectedAccounts,
  countTrackedAccounts,
}: OfUser & { countConnectedAccounts: CountUsage; countTrackedAccounts: CountUsage }) => {
  const terms = await getSubscriptionTerms({ ctx, userId })
  const connectedAccounts = await countConnectedAccounts({ ctx, userId })
  const trackedAccounts = await countTrackedAccounts({ ctx, userId })
  return presentSubscription({
    terms,
    usage: { connectedAccounts, trackedAccounts },
    now: ctx.clock.now(),
  })
}

export const startPaidPlan = async ({
  tx,
  ...terms
}: {
  tx: Tx
  userId: string
  plan: PlanName
  startedAt: Date
  expiresAt: Date
}): Promise<void> => {
  await repository.startPaidPlan({ db: tx, ...terms })
  const { userId, plan } = terms
  const event = { workspaceId: null, subjectId: userId, payload: { plan } }
  await appendEvent({ tx, kind: 'plan.changed', ...event })
}

export const listPlans = async ({ ctx }: { ctx: AppContext }) => {
  const rows = await repository.listPlanRows({ db: ctx.db })
  return rows.map(presentPlan)
}

const PLAN_IDS = { HOBBY: 1, CREATOR: 2, ULTIMATE: 3, AGENCY: 4 } as const
const PAID_PLANS = ['HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY'] as const

export const seedPlans = ({ ctx }: { ctx: AppContext }) =>
  repository.insertMissingPlans({
    db: ctx.db,
    rows: PAID_PLANS.map((name) => ({
      id: PLAN_IDS[name],
      name,
      priceRubMinor: SEED_PRICES[name].RUB * 100,
      priceBynMinor: SEED_PRICES[name].BYN * 100,
      priceUsdMinor: SEED_PRICES[name].USD * 100,
      priceStars: SEED_PRICES[name].stars,
    })),
  })

export const exportSubscription = ({ ctx, userId }: OfUser) =>
  readAtOnce(async () => {
    const row = await repository.findSubscription({ db: ctx.db, userId })
    return row ? [row] : []
  })
