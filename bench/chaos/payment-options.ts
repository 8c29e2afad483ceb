import { parseArgs } from 'node:util'
import { numberOf } from './number-of.ts'

export type PaymentChaosOptions = {
  payments: number
  seed: number
  kills: number
  /** After this timeout orders that are paid and not settled count as lost. */
  limitSeconds: number
}

export const readPaymentOptions = (args: readonly string[]): PaymentChaosOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      payments: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '20' },
      limit: { type: 'string', default: '1800' },
    },
  })
  return {
    payments: numberOf('payments', values.payments, { min: 1, max: 100_000 }),
    seed: numberOf('seed', values.seed, { min: 0, max: 2 ** 31 }),
    kills: numberOf('kills', values.kills, { min: 0, max: 1000 }),
    limitSeconds: numberOf('limit', values.limit, { min: 1, max: 86_400 }),
  }
}
