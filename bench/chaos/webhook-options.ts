import { parseArgs } from 'node:util'
import { numberOf } from './number-of.ts'

export type WebhookChaosOptions = {
  /** Deliveries: each event goes to every endpoint. */
  webhooks: number
  seed: number
  kills: number
  suspensions: number
  workers: number
  /** After this timeout deliveries that were not settled count as stuck. */
  limitSeconds: number
}

export const readWebhookOptions = (args: readonly string[]): WebhookChaosOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      webhooks: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '20' },
      suspensions: { type: 'string', default: '2' },
      workers: { type: 'string', default: '2' },
      limit: { type: 'string', default: '3600' },
    },
  })
  return {
    webhooks: numberOf('webhooks', values.webhooks, { min: 1, max: 1_000_000 }),
    seed: numberOf('seed', values.seed, { min: 0, max: 2 ** 31 }),
    kills: numberOf('kills', values.kills, { min: 0, max: 1000 }),
    suspensions: numberOf('suspensions', values.suspensions, { min: 0, max: 1000 }),
    workers: numberOf('workers', values.workers, { min: 1, max: 16 }),
    limitSeconds: numberOf('limit', values.limit, { min: 1, max: 86_400 }),
  }
}
