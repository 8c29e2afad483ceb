import * as z from 'zod/mini'
import type { ProviderSubscriptions } from '../provider.ts'
import type { Shop } from './shop.ts'
import { callBot } from './wire.ts'

const setCanceled = async (
  shop: Shop,
  { paymentId, buyerId, isCanceled }: { paymentId: string; buyerId: string; isCanceled: boolean },
): Promise<void> => {
  await callBot(shop, {
    method: 'editUserStarSubscription',
    schema: z.literal(true),
    params: {
      user_id: Number(buyerId),
      telegram_payment_charge_id: paymentId,
      is_canceled: isCanceled,
    },
  })
}

export const createSubscriptions = (shop: Shop): ProviderSubscriptions => ({
  cancel: (input) => setCanceled(shop, { ...input, isCanceled: true }),
  restore: (input) => setCanceled(shop, { ...input, isCanceled: false }),
})
