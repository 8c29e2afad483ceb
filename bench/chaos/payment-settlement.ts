import { sql } from 'drizzle-orm'
import type { AppContext } from '../../apps/server/src/context.ts'
import {
  checkOrders,
  checkRefunds,
} from '../../apps/server/src/modules/money/billing/checkout/check-orders.ts'
import { reconcilePayments } from '../../apps/server/src/modules/money/billing/payments/reconcile-payments.ts'
import { readWebhook } from '../../apps/server/src/modules/money/billing/payments/store-webhook.ts'

/** Days pass: whatever waits for its next check or for a job that died with its process is due. */
export const passDays = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  await ctx.db.execute(sql`update orders set check_at = now() where check_at is not null`)
  await ctx.db.execute(sql`update refunds set check_at = now() where check_at is not null`)
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id::int as id from payment_webhooks where processed_at is null order by id`,
  )
  for (const { id } of rows) await readWebhook({ ctx, id })
  await checkOrders({ ctx })
  await reconcilePayments({ ctx })
  await checkRefunds({ ctx })
}
