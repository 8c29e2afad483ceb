import { perMinute } from '../_shared/quotas.ts'

/** Reads of one account in a minute. */
export const quota = perMinute(100)
