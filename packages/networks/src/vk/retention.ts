import type { Retention } from '../retention.ts'

/** The terms set no limit; figures are deleted with the account. */
export const retention: Retention = () => null
