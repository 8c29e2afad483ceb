import type { Retention } from '../retention.ts'

/** The terms set no time; figures go with the account. */
export const retention: Retention = () => null
