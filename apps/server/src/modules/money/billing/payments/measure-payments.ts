import type { AppContext } from '../../../../context.ts'
import { measureRenewals } from '../renewals/renewals.repository.ts'
import { countDisputes } from './disputes.repository.ts'
import { countWebhooks } from './webhooks.repository.ts'

/** Gauges for the operator: what waits for the provider, what nobody will repeat, charges that fail or are late. */
export const measurePayments = async (ctx: AppContext): Promise<void> => {
  const { paymentWebhooks, paymentDisputes, outboxOldest } = ctx.metrics
  const { failingRenewals, oldestDueRenewal } = ctx.metrics
  const clock = ctx.databaseClock
  const { waiting, parked, oldestSeconds } = await countWebhooks({ db: ctx.db, clock })
  paymentWebhooks.set({ state: 'waiting' }, waiting)
  paymentWebhooks.set({ state: 'parked' }, parked)
  outboxOldest.set({ outbox: 'payment_webhooks' }, oldestSeconds)
  const renewals = await measureRenewals({ db: ctx.db, clock })
  failingRenewals.reset()
  for (const { problem, count } of renewals.failing) failingRenewals.set({ problem }, count)
  oldestDueRenewal.set(renewals.oldestSeconds)
  paymentDisputes.reset()
  for (const { state, count } of await countDisputes({ db: ctx.db })) {
    paymentDisputes.set({ state }, count)
  }
}
