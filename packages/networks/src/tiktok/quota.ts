import { perMinute } from '../_shared/quotas.ts'

/** Per user access token. */
export const quota = perMinute(600)
