import { searchReader, textParam, uuidParam } from '../../../platform/read-search.ts'

const planNumber = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined

const MAX_PATH = 500

export const readPlanSearch = searchReader<{ plan: number; back: string }>({
  plan: planNumber,
  back: textParam(MAX_PATH),
})

export const readPurchaseSearch = searchReader<{ orderId: string }>({ orderId: uuidParam })

/** Where plans are compared and bought. */
export const PLANS_PLACE = { to: '/account/plan' } as const
