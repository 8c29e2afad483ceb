import { z } from 'zod'

const ofOrder = { provider: z.string(), orderId: z.string() }
const decision = z.enum(['pay', 'decline', 'close', 'pay-silently'])
export type BuyerDecision = z.infer<typeof decision>

/** What a buyer, or somebody who pretends to be the provider, does. */
const buyerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decide'), ...ofOrder, decision }),
  z.object({ kind: z.literal('decide-stars'), slug: z.string(), userId: z.int(), decision }),
  /** Telegram charges for the next 30 days of every subscription. */
  z.object({ kind: z.literal('renew-stars') }),
  z.object({ kind: z.literal('forge'), ...ofOrder }),
  /** Most shops answer the next call with nothing and lose the next notification; the others are disturbed as usual. */
  z.object({ kind: z.literal('disturb') }),
  /** No more lost and late notifications, and those that wait are sent. */
  z.object({ kind: z.literal('calm') }),
  z.object({ kind: z.literal('report') }),
])
export type BuyerMessage = z.infer<typeof buyerMessage>

/** Buyers act at once: each answer names its question. */
export const question = z.object({ id: z.int(), message: buyerMessage })
export const answered = z.object({ id: z.int(), answer: z.unknown() })

export const paymentReport = z.object({
  /** Notifications that are not delivered yet. */
  waiting: z.int(),
  /** The bot has begun to ask for updates; without it no Stars are taken. */
  isBotListening: z.boolean(),
  payments: z.array(
    z.object({
      provider: z.string(),
      id: z.string(),
      orderId: z.string().nullable(),
      isPaid: z.boolean(),
      isReturned: z.boolean(),
    }),
  ),
})
export type PaymentReport = z.infer<typeof paymentReport>
