import { type BillingPeriod, billingPeriod } from '@kadr/contract/base/primitives'
import { oneOf, searchReader, textParam, uuidParam } from '../../../../platform/page/read-search.ts'

const planNumber = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined

const MAX_PATH = 500

export const readPlanSearch = searchReader<{
  /** Opens the checkout of this plan. */
  plan: number
  period: BillingPeriod
  /** Opens the checkout of this refused order again. */
  order: string
  /** Opens the checkout of the overdue or the next period, whose card then renews the plan. */
  pay: 'late' | 'next'
  back: string
}>({
  plan: planNumber,
  period: oneOf(billingPeriod.options),
  order: uuidParam,
  pay: oneOf(['late', 'next']),
  back: textParam(MAX_PATH),
})

export type PlanSearch = ReturnType<typeof readPlanSearch>

export const readPurchaseSearch = searchReader<{ orderId: string }>({ orderId: uuidParam })

/** Where plans are compared and bought. */
export const PLANS_PLACE = { to: '/account/plan' } as const
