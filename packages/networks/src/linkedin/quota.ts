import { perDay } from '../_shared/quotas.ts'

/** Calls of the application in a day, as its developer portal grants at first. */
export const quota = perDay(500)
