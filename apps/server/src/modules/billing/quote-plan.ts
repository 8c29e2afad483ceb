import type { Quote } from '@kadr/contract/billing'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { type Choice, quoteOrder } from './quote-order.ts'

type Quoted = Awaited<ReturnType<typeof quoteOrder>>

const presentQuote = ({ quote, discount, fullValue, provider }: Quoted): Quote => {
  const { currency } = quote
  const money = (amount: number) => ({ amount, currency })
  return {
    kind: quote.kind,
    plan: quote.plan,
    amount: money(quote.amount),
    value: money(fullValue),
    credit: money(quote.credit),
    discount: money(discount),
    startsAt: quote.startsAt.toISOString(),
    endsAt: new Date(quote.endsAt.getTime() + quote.promoDays * DAY_MS).toISOString(),
    needsEmail: provider.needsEmail,
    canRenew: provider.savedMethods !== null || provider.subscriptions !== null,
  }
}

/** What a plan costs this person now. */
export const quotePlan = ({
  ctx,
  userId,
  choice,
}: {
  ctx: AppContext
  userId: string
  choice: Choice
}): Promise<Quote> =>
  inTransaction(ctx.db, async (tx) => presentQuote(await quoteOrder({ ctx, tx, userId, choice })))
