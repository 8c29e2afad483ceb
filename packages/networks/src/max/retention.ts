import type { Retention } from '../retention.ts'

/** The rules set no limit; figures are deleted with the account. */
export const retention: Retention = () => null
