import { type BillingPeriod, billingPeriod } from '@kadr/contract/primitives'
import { oneOf, searchReader, textParam, uuidParam } from '../../../platform/read-search.ts'

const planNumber = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined

const MAX_PATH = 500

export const readPlanSearch = searchReader<{ plan: number; period: BillingPeriod; back: string }>({
  plan: planNumber,
  period: oneOf(billingPeriod.options),
  back: textParam(MAX_PATH),
})

export const readPurchaseSearch = searchReader<{ orderId: string }>({ orderId: uuidParam })

/** Where plans are compared and bought. */
export const PLANS_PLACE = { to: '/account/plan' } as const
