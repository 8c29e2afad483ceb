import { parseArgs } from 'node:util'
import { numberOf } from '../number-of.ts'

export type MachineOptions = {
  posts: number
  renders: number
  payments: number
  messages: number
  webhooks: number
  seed: number
  /** Processes that are killed; each of the other disturbances comes once, a promotion twice. */
  kills: number
  /** How long a store, a network or a disk is away. */
  awaySeconds: number
  /** The share of requests to the networks with an injected fault, 0–1. */
  faults: number
  /** Only these disturbances, comma-separated. */
  only: string
  /** After this many seconds what has not ended counts as stuck. */
  limitSeconds: number
}

export const readMachineOptions = (args: readonly string[]): MachineOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machines: { type: 'boolean', default: true },
      posts: { type: 'string', default: '300' },
      renders: { type: 'string', default: '20' },
      payments: { type: 'string', default: '30' },
      messages: { type: 'string', default: '200' },
      webhooks: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '16' },
      away: { type: 'string', default: '20' },
      faults: { type: 'string', default: '0.04' },
      only: { type: 'string', default: '' },
      limit: { type: 'string', default: '1800' },
    },
  })
  const count = (name: 'posts' | 'renders' | 'payments' | 'messages' | 'webhooks') =>
    numberOf(name, values[name], { min: 0, max: 100_000 })
  return {
    posts: count('posts'),
    renders: count('renders'),
    payments: count('payments'),
    messages: count('messages'),
    webhooks: count('webhooks'),
    seed: numberOf('seed', values.seed, { min: 0, max: 2 ** 31 }),
    kills: numberOf('kills', values.kills, { min: 0, max: 1000 }),
    awaySeconds: numberOf('away', values.away, { min: 1, max: 600 }),
    faults: numberOf('faults', values.faults, { min: 0, max: 1 }),
    only: values.only,
    limitSeconds: numberOf('limit', values.limit, { min: 1, max: 86_400 }),
  }
}
