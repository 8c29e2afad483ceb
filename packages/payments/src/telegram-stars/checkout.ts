import * as z from 'zod/mini'
import { createCallError } from '../_shared/request-json.ts'
import type { Checkout, CheckoutOrder, TelegramInvoice } from '../provider.ts'
import { type Shop, TITLE } from './shop.ts'
import { callBot } from './wire.ts'

/** The only period Telegram accepts: 30 days. A year is sold as one payment. */
const SUBSCRIPTION_SECONDS = 2_592_000
const MAX_SUBSCRIPTION_STARS = 10_000

const INVOICE_LINK = /^https:\/\/t\.me\/(?:\$|invoice\/)([\w-]+)$/

const refuse = (detail: string) =>
  createCallError({ title: TITLE, call: 'createInvoiceLink', code: 'rejected', detail })

/** No idempotency key: an invoice that was not opened costs nothing, and its payload names the order. */
export const createCheckout = async (
  shop: Shop,
  { order }: { order: CheckoutOrder },
): Promise<Checkout> => {
  if (order.isSubscription && order.money.amount > MAX_SUBSCRIPTION_STARS) {
    throw refuse('a subscription costs at most 10000 Stars')
  }
  const invoice: Omit<TelegramInvoice, 'slug'> = {
    title: order.title.slice(0, 32),
    description: order.description.slice(0, 255),
    payload: order.id,
    currency: 'XTR',
    prices: [{ label: order.title.slice(0, 32), amount: order.money.amount }],
    ...(order.isSubscription && { subscription_period: SUBSCRIPTION_SECONDS }),
  }
  const url = await callBot(shop, {
    method: 'createInvoiceLink',
    schema: z.string(),
    params: invoice,
  })
  const [, slug] = INVOICE_LINK.exec(url) ?? []
  if (!slug) throw refuse('unreadable_link')
  return { kind: 'telegram', invoice: { slug, ...invoice }, url }
}
