import type { Metrics } from '../metrics.ts'

/** Member statistics are available to vetted partners only. */
export const metrics: Metrics = { account: null, items: null, list: null, tracking: null }
