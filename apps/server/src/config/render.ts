import { availableParallelism } from 'node:os'
import type { Env } from './env.ts'
import { parseInteger } from './parse.ts'

export type RenderConfig = {
  /** How many renders one process does at once. */
  slots: number
  /** Pixels of the output to a point of the scene; less than 1 is for trials. */
  scale: number
  /** After how long a silence others take a render over. */
  leaseSeconds: number
}

/** One render keeps about two cores busy. */
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
