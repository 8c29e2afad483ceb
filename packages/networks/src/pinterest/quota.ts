import { perMinute } from '../_shared/quotas.ts'

/** Reads of one account per minute. */
export const quota = perMinute(100)
