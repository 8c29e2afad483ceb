import { z } from 'zod'

const ofOrder = { provider: z.string(), orderId: z.string() }

/** What a buyer, or somebody who pretends to be the provider, does. */
export const buyerMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decide'),
    ...ofOrder,
    decision: z.enum(['pay', 'decline', 'close', 'pay-silently']),
  }),
  z.object({ kind: z.literal('forge'), ...ofOrder }),
  z.object({ kind: z.literal('report') }),
])
export type BuyerMessage = z.infer<typeof buyerMessage>

export const paymentReport = z.array(
  z.object({
    provider: z.string(),
    id: z.string(),
    orderId: z.string().nullable(),
    isPaid: z.boolean(),
    isReturned: z.boolean(),
  }),
)
export type PaymentReport = z.infer<typeof paymentReport>
