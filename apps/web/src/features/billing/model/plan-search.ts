import { searchReader, uuidParam } from '../../../platform/read-search.ts'

const planNumber = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined

export const readPlanSearch = searchReader<{ plan: number }>({ plan: planNumber })

export const readPurchaseSearch = searchReader<{ orderId: string }>({ orderId: uuidParam })
