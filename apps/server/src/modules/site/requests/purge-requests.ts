import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import {
  deleteBusinessBefore,
  deleteDeletionsBefore,
  forgetExpiredAddresses,
} from './requests.repository.ts'

const KEPT_DAYS = 365

/** Deletes addresses of expired requests immediately, request numbers and messages after a year. */
export const purgeRequests = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await forgetExpiredAddresses({ db: ctx.db, now })
  await deleteDeletionsBefore({ db: ctx.db, before })
  await deleteBusinessBefore({ db: ctx.db, before })
}
