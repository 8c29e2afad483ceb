import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { measureRenewals } from '../renewals/renewals.repository.ts'
import { countDisputes } from './disputes.repository.ts'
import { sumPaid, sumRefunded } from './payment-sums.repository.ts'
import { countWebhooks } from './webhooks.repository.ts'

const PERIOD_MS = 30 * DAY_MS

/** Payments of the last thirty days, and what needs somebody. */
export const readPaymentFigures = async ({ ctx }: { ctx: AppContext }) => {
  const { db, databaseClock: clock } = ctx
  const since = new Date(ctx.clock.now().getTime() - PERIOD_MS)
  const { waiting, parked } = await countWebhooks({ db, clock })
  const disputes = await countDisputes({ db })
  return {
    paid: await sumPaid({ db, since }),
    refunded: await sumRefunded({ db, since }),
    failing: (await measureRenewals({ db, clock })).failing,
    webhooksWaiting: waiting,
    webhooksParked: parked,
    openDisputes: disputes.find(({ state }) => state === 'open')?.count ?? 0,
  }
}
