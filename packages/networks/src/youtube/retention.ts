import type { Retention } from '../retention.ts'

/** The developer policies allow 30 days, unless Google has accepted the amendment for audited projects. */
const DEFAULT_DAYS = 30

export const retention: Retention = ({ endpoints }) =>
  endpoints.longStorage === 'on' ? null : DEFAULT_DAYS
