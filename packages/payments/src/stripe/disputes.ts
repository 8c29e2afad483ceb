import type { Dispute } from '../provider.ts'
import type { Shop } from './shop.ts'
import { callStripe, disputeList } from './wire.ts'

/** Inquiries (`warning_…`) and prevented disputes withhold nothing. An appeal begins after a loss. */
const STATUSES: Record<string, Dispute['status']> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
}

/** Intents disputed since a moment, the oldest dispute first. */
export const listDisputedIntents = async (
  shop: Shop,
  { since }: { since: Date },
): Promise<string[]> => {
  const intents: string[] = []
  let after: string | undefined
  do {
    const page = await callStripe(shop, {
      method: 'GET',
      path: '/disputes',
      schema: disputeList,
      fields: {
        limit: 100,
        created: { gte: Math.floor(since.getTime() / 1000) },
        starting_after: after,
      },
    })
    intents.push(...page.data.flatMap(({ payment_intent: intent }) => intent ?? []))
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after)
  return [...new Set(intents.reverse())]
}

/** The newest dispute of an intent. Stripe lists the newest first. */
export const findDispute = async (shop: Shop, intent: string): Promise<Dispute | null> => {
  const { data } = await callStripe(shop, {
    method: 'GET',
    path: '/disputes',
    schema: disputeList,
    fields: { payment_intent: intent, limit: 100 },
  })
  const [dispute] = data.flatMap(({ id, amount, status: name }) => {
    const status = STATUSES[name]
    return status ? [{ id, amount, status }] : []
  })
  return dispute ?? null
}
