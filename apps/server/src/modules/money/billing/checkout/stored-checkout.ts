import type { Checkout } from '@kadr/payments'
import * as z from 'zod/mini'

const redirect = z.object({
  kind: z.literal('redirect'),
  paymentId: z.string(),
  url: z.string(),
  isSavingRefused: z._default(z.boolean(), false),
})
const telegram = z.object({
  kind: z.literal('telegram'),
  url: z.string(),
  invoice: z.object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    payload: z.string(),
    currency: z.literal('XTR'),
    prices: z.array(z.object({ label: z.string(), amount: z.number() })),
    subscription_period: z.exactOptional(z.number()),
  }),
})
const storedCheckout = z.union([redirect, telegram])

/** Undefined before the provider has returned one. */
export const readCheckout = (stored: unknown): Checkout | undefined => {
  const parsed = storedCheckout.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}
