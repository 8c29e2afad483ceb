import { parseArgs } from 'node:util'
import { numberOf } from './number-of.ts'

export type RenderChaosOptions = {
  renders: number
  seed: number
  kills: number
  /** How often a process is stopped with SIGSTOP for longer than its lease. */
  suspensions: number
  workers: number
  /** After this timeout unfinished renders count as stuck. */
  limitSeconds: number
}

export const readRenderOptions = (args: readonly string[]): RenderChaosOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      renders: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '40' },
      suspensions: { type: 'string', default: '10' },
      workers: { type: 'string', default: '2' },
      limit: { type: 'string', default: '3600' },
    },
  })
  return {
    renders: numberOf('renders', values.renders, { min: 1, max: 10_000 }),
    seed: numberOf('seed', values.seed, { min: 0, max: 2 ** 31 }),
    kills: numberOf('kills', values.kills, { min: 0, max: 1000 }),
    suspensions: numberOf('suspensions', values.suspensions, { min: 0, max: 1000 }),
    workers: numberOf('workers', values.workers, { min: 1, max: 16 }),
    limitSeconds: numberOf('limit', values.limit, { min: 1, max: 86_400 }),
  }
}
