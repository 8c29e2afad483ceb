import { perMinute } from '../_shared/quotas.ts'

/** Messages to one channel; the public page is read far less often. */
export const quota = perMinute(20)
