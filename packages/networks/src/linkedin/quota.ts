import { perDay } from '../_shared/quotas.ts'

/** Daily calls of the application, as initially granted in the developer portal. */
export const quota = perDay(500)
