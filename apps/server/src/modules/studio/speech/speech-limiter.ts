import { UserError } from '@kadr/domain/base/app-error'
import pLimit from 'p-limit'

/** Synthesis takes a whole core: limits of concurrent and of queued requests. */
const CONCURRENCY = 2
const MAX_QUEUED = 12
const TOO_MANY = 'Сейчас озвучивается много текстов. Попробуйте через минуту.'

export type SpeechLimiter = { take<T>(run: () => Promise<T>): Promise<T> }

/** Limits synthesis per process; requests beyond the queue are rejected. */
export const createSpeechLimiter = (): SpeechLimiter => {
  const limit = pLimit(CONCURRENCY)
  return {
    async take(run) {
      if (limit.activeCount + limit.pendingCount >= CONCURRENCY + MAX_QUEUED)
        throw new UserError({ code: 'UNAVAILABLE', userMessage: TOO_MANY })
      return limit(run)
    },
  }
}
