import { perMinute } from '../_shared/quotas.ts'

/** 3000 in five minutes per IP address. */
export const quota = perMinute(600)
