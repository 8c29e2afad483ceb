import type { PlanName } from '@kadr/contract/money/subscription'
import { UserError } from '@kadr/domain/base/app-error'
import { listPriceTexts } from '@kadr/domain/money/price-texts'
import { SEED_PRICES } from '@kadr/domain/money/prices'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { listPeriodsOf } from './paid-periods.repository.ts'
import { presentPlan, presentSubscription } from './subscription.presenter.ts'
import * as repository from './subscription.repository.ts'
import { subscriptionTerms } from './subscription-terms.ts'

type OfUser = { ctx: AppContext; tx?: Tx | undefined; userId: string }

export const createFreeSubscription = ({ ctx, tx, userId }: OfUser & { tx: Tx }) =>
  repository.insertFreeSubscription({ db: tx, userId, now: ctx.clock.now() })

/** The user's limits at this moment, and the current points period. */
export const getSubscriptionTerms = async ({ ctx, tx, userId }: OfUser) => {
  const now = ctx.clock.now()
  const row = await repository.findSubscription({ db: tx ?? ctx.db, userId, now })
  // The user was deleted between authentication and this query.
  if (!row) throw new UserError({ code: 'UNAUTHORIZED', userMessage: 'Войдите ещё раз' })
  return subscriptionTerms({ row, now })
}

/** Other modules count the usage of limits; they are injected at composition. */
type CountUsage = (input: { ctx: AppContext; userId: string }) => Promise<number>

export type Usage = {
  countConnectedAccounts: CountUsage
  countTrackedAccounts: CountUsage
  findRenewalState(input: {
    ctx: AppContext
    userId: string
  }): Promise<'on' | 'off' | 'past_due' | undefined>
}

export const getSubscription = async ({
  ctx,
  userId,
  countConnectedAccounts,
  countTrackedAccounts,
  findRenewalState,
}: OfUser & Usage) => {
  const terms = await getSubscriptionTerms({ ctx, userId })
  const connectedAccounts = await countConnectedAccounts({ ctx, userId })
  const trackedAccounts = await countTrackedAccounts({ ctx, userId })
  return presentSubscription({
    terms,
    usage: { connectedAccounts, trackedAccounts },
    renewal: await findRenewalState({ ctx, userId }),
    now: ctx.clock.now(),
  })
}

export const listPlans = async ({ ctx }: { ctx: AppContext }) => {
  const rows = await repository.listPlanRows({ db: ctx.db })
  return rows.map(presentPlan)
}

/** For the public pages: prices of this installation, for people and for search engines. */
export const readPriceTexts = async (ctx: AppContext): Promise<Record<string, string>> =>
  listPriceTexts(await listPlans({ ctx }))

const pricesOf = (row: repository.PlanRow) => {
  const { priceRubMinor: RUB, priceBynMinor: BYN, priceUsdMinor: USD, priceStars: XTR } = row
  return { RUB, BYN, USD, XTR }
}

/** A plan by its number on the price list, with its monthly prices in the smallest units. */
export const findPlanPrices = async ({
  ctx,
  tx,
  planId,
}: {
  ctx: AppContext
  tx?: Tx
  planId: number
}) => {
  const rows = await repository.listPlanRows({ db: tx ?? ctx.db })
  const row = rows.find(({ id }) => id === planId)
  return row && { plan: row.name, prices: pricesOf(row) }
}

export const findPlanPricesByName = async ({
  ctx,
  tx,
  plan,
}: {
  ctx: AppContext
  tx?: Tx
  plan: PlanName
}) => {
  const rows = await repository.listPlanRows({ db: tx ?? ctx.db })
  const row = rows.find(({ name }) => name === plan)
  if (!row) throw new Error(`The plan ${plan} is not on the price list`)
  return pricesOf(row)
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

export const exportSubscription = ({ ctx, userId }: OfUser) => ({
  subscriptions: readAtOnce(async () => {
    const row = await repository.findSubscription({ db: ctx.db, userId, now: ctx.clock.now() })
    return row ? [{ isFreeTrial: row.isFreeTrial, anchorAt: row.anchorAt }] : []
  }),
  paidPeriods: readAtOnce(() => listPeriodsOf({ db: ctx.db, userId })),
})
