import { graphQuota } from '../_shared/quotas.ts'

export const quota = graphQuota
