import { parseArgs } from 'node:util'
import {
  NETWORKS,
  type Network,
  network as networkSchema,
} from '@kadr/contract/publishing/networks'
import { numberOf } from './number-of.ts'

export type ChaosOptions = {
  networks: readonly Network[]
  /** Per network. */
  targets: number
  seed: number
  kills: number
  /** How often a worker is stopped with SIGSTOP for longer than its lease. */
  suspensions: number
  /** The share of requests with an injected fault, 0–1. */
  faults: number
  /** Fault kinds to exclude, comma-separated. */
  without: string
  workers: number
  /** Divides the publisher's delays. */
  speed: number
  /** After this timeout unfinished targets count as stuck. */
  limitSeconds: number
}

export const readOptions = (args: readonly string[]): ChaosOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      network: { type: 'string', default: 'all' },
      targets: { type: 'string', default: '250' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '20' },
      suspensions: { type: 'string', default: '10' },
      faults: { type: 'string', default: '0.08' },
      without: { type: 'string', default: '' },
      workers: { type: 'string', default: '2' },
      speed: { type: 'string', default: '30' },
      limit: { type: 'string', default: '3600' },
    },
  })
  const networks =
    values.network === 'all'
      ? NETWORKS
      : values.network.split(',').map((name) => networkSchema.parse(name))
  return {
    networks,
    targets: numberOf('targets', values.targets, { min: 1, max: 100_000 }),
    seed: numberOf('seed', values.seed, { min: 0, max: 2 ** 31 }),
    kills: numberOf('kills', values.kills, { min: 0, max: 1000 }),
    suspensions: numberOf('suspensions', values.suspensions, { min: 0, max: 1000 }),
    faults: numberOf('faults', values.faults, { min: 0, max: 1 }),
    without: values.without,
    workers: numberOf('workers', values.workers, { min: 1, max: 16 }),
    speed: numberOf('speed', values.speed, { min: 1, max: 1000 }),
    limitSeconds: numberOf('limit', values.limit, { min: 1, max: 86_400 }),
  }
}
