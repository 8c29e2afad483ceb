import { DAY_MS } from '@kadr/kit/durations'
import { PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import { applyPayment } from './apply-payment.ts'

/** Telegram keeps an update for a day; the rest covers an outage of ours. */
const LOOK_BACK_MS = 3 * DAY_MS

/**
 * Compares our payments with the list of a provider that charges by itself. A renewal or a charge-back whose
 * notification was lost is found here only: no order of ours waits for it.
 */
export const reconcilePayments = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const since = new Date(ctx.clock.now().getTime() - LOOK_BACK_MS)
  for (const provider of ctx.payments.list()) {
    if (!provider.subscriptions) continue
    try {
      for (const state of await provider.subscriptions.listPayments({ since })) {
        const { outcome } = await applyPayment({ ctx, provider, state })
        if (outcome === 'known') continue
        const fields = { provider: provider.id, paymentId: state.id, outcome }
        ctx.log.warn(fields, 'billing.payment.reconciled')
      }
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      ctx.log.warn({ err: error, provider: provider.id }, 'billing.reconcile.unanswered')
    }
  }
}
