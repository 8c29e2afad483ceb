import { parseArgs } from 'node:util'
import { type Network, network } from '@kadr/contract/publishing/networks'
import { numberOf } from './number-of.ts'

export type ReplyChaosOptions = {
  networks: readonly Network[]
  /** Comments by strangers, each answered once. */
  replies: number
  seed: number
  kills: number
  suspensions: number
  /** The share of requests with an injected fault, 0–1. */
  faults: number
  workers: number
  /** After this timeout answers that were not ended count as stuck. */
  limitSeconds: number
}

/** By default those whose quota lets a run end within minutes. */
const NETWORKS = 'bluesky,vk'

export const readReplyOptions = (args: readonly string[]): ReplyChaosOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      network: { type: 'string', default: NETWORKS },
      replies: { type: 'string', default: '3000' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '20' },
      suspensions: { type: 'string', default: '4' },
      faults: { type: 'string', default: '0.05' },
      workers: { type: 'string', default: '2' },
      limit: { type: 'string', default: '3600' },
    },
  })
  return {
    networks: values.network.split(',').map((name) => network.parse(name)),
    replies: numberOf('replies', values.replies, { min: 1, max: 100_000 }),
    seed: numberOf('seed', values.seed, { min: 0, max: 2 ** 31 }),
    kills: numberOf('kills', values.kills, { min: 0, max: 1000 }),
    suspensions: numberOf('suspensions', values.suspensions, { min: 0, max: 1000 }),
    faults: numberOf('faults', values.faults, { min: 0, max: 1 }),
    workers: numberOf('workers', values.workers, { min: 1, max: 16 }),
    limitSeconds: numberOf('limit', values.limit, { min: 1, max: 86_400 }),
  }
}
