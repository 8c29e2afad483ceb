import { DAY_MS } from '@kadr/kit/durations'
import { type PaymentProvider, PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { applyPayment } from './apply-payment.ts'
import { listOpenlyDisputed } from './disputes.repository.ts'
import { refreshPayment } from './read-payment.ts'

/** Telegram keeps an update for a day, Stripe repeats a notification for three; the rest covers an outage of ours. */
const LOOK_BACK_MS = 5 * DAY_MS

const reconcileProvider = async ({
  ctx,
  provider,
  since,
}: {
  ctx: AppContext
  provider: PaymentProvider
  since: Date
}) => {
  for (const state of (await provider.listChanged?.({ since })) ?? []) {
    const { outcome } = await applyPayment({ ctx, provider, state })
    if (outcome === 'known') continue
    const fields = { provider: provider.id, paymentId: state.id, outcome }
    ctx.log.warn(fields, 'billing.payment.reconciled')
  }
  // A dispute is decided weeks after it was opened.
  const disputed = await listOpenlyDisputed({ db: ctx.db, provider: provider.id })
  for (const { paymentId } of disputed) await refreshPayment({ ctx, provider, paymentId })
}

/**
 * Compares our payments with what changed at a provider on its own. A renewal, charge-back or dispute whose webhook was
 * lost is found only here: we have no open order for it.
 */
export const reconcilePayments = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const since = new Date(ctx.clock.now().getTime() - LOOK_BACK_MS)
  for (const provider of ctx.payments.list()) {
    try {
      await reconcileProvider({ ctx, provider, since })
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      ctx.log.warn({ err: error, provider: provider.id }, 'billing.reconcile.unanswered')
    }
  }
}
