import { availableParallelism } from 'node:os'
import type { Env } from './env.ts'
import { parseInteger } from './parse.ts'

export type RenderConfig = {
  /** Concurrent renders per process. */
  slots: number
  /** Output pixels per point of the scene; less than 1 is for tests. */
  scale: number
  /** Lease on a render: after this long without a renewal another worker claims it. */
  leaseSeconds: number
}

/** One render uses about two cores. */
const CORES_OF_ONE = 2

export const parseRender = (env: Env): RenderConfig => ({
  slots: parseInteger({
    env,
    name: 'RENDERS',
    min: 1,
    max: 64,
    fallback: Math.max(1, Math.floor(availableParallelism() / CORES_OF_ONE)),
  }),
  scale: parseInteger({ env, name: 'RENDER_SCALE', min: 5, max: 100, fallback: 100 }) / 100,
  leaseSeconds: parseInteger({
    env,
    name: 'RENDER_LEASE_SECONDS',
    min: 2,
    max: 600,
    fallback: 20,
  }),
})
