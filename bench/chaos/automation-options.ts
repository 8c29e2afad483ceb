import { parseArgs } from 'node:util'
import { numberOf } from './number-of.ts'

export type AutomationChaosOptions = {
  automations: number
  /** Simulated days with planned moments. */
  days: number
  seed: number
  kills: number
  workers: number
  /** After this timeout runs that have not ended count as stuck. */
  limitSeconds: number
}

export const readAutomationOptions = (args: readonly string[]): AutomationChaosOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      automations: { type: 'string', default: '200' },
      days: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '30' },
      workers: { type: 'string', default: '2' },
      limit: { type: 'string', default: '3600' },
    },
  })
  return {
    automations: numberOf('automations', values.automations, { min: 1, max: 1200 }),
    days: numberOf('days', values.days, { min: 1, max: 365 }),
    seed: numberOf('seed', values.seed, { min: 0, max: 2 ** 31 }),
    kills: numberOf('kills', values.kills, { min: 0, max: 1000 }),
    workers: numberOf('workers', values.workers, { min: 1, max: 8 }),
    limitSeconds: numberOf('limit', values.limit, { min: 1, max: 86_400 }),
  }
}
