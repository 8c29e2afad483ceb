import { perMinute } from '../_shared/quotas.ts'

/** Three calls a second for a token of a person; a community's key has more. */
export const quota = perMinute(180)
