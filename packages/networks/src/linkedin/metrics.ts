import type { Metrics } from '../metrics.ts'

/** Statistics of members are given to vetted partners only. */
export const metrics: Metrics = { account: null, post: null }
