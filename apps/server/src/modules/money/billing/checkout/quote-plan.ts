import type { Quote } from '@kadr/contract/money/billing'
import { toPlanName } from '@kadr/domain/money/plans'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { listHeldPeriods, type PaidPeriod } from '../../subscription/index.ts'
import { findRenewal } from '../renewals/renewals.repository.ts'
import { foreseeRenewal } from './foresee-renewal.ts'
import { type Choice, quoteOrder } from './quote-order.ts'

type Quoted = Awaited<ReturnType<typeof quoteOrder>>

const daysOf = (ms: number) => Math.max(0, Math.ceil(ms / DAY_MS))

/** Periods that the purchase ends. */
const findReplaced = ({ quote, held }: { quote: Quoted['quote']; held: readonly PaidPeriod[] }) => {
  const replaced = held.filter(({ id }) => quote.replaces.includes(id))
  const [first] = replaced
  const last = replaced.at(-1)
  if (!first || !last) return undefined
  const { startsAt, endsAt, unitMs, creditGoesTo } = quote
  const addedMs = endsAt.getTime() - startsAt.getTime() - unitMs
  return {
    endsAt: last.endsAt,
    plan: toPlanName(first.plan),
    daysLeft: daysOf(last.endsAt.getTime() - startsAt.getTime()),
    daysAdded: creditGoesTo === 'days' ? Math.max(0, Math.floor(addedMs / DAY_MS)) : 0,
  }
}

const findTrialEnd = ({ quote, held }: { quote: Quoted['quote']; held: readonly PaidPeriod[] }) => {
  const trial = held.find(({ source }) => source === 'trial')
  return trial && trial.endsAt > quote.startsAt ? trial.endsAt.toISOString() : null
}

const presentQuote = ({
  quoted,
  held,
  renewal,
}: {
  quoted: Quoted
  held: readonly PaidPeriod[]
  renewal: Quote['renewal']
}): Quote => {
  const { quote, discount, fullValue, provider, quotedAt } = quoted
  const { currency } = quote
  const money = (amount: number) => ({ amount, currency })
  const replaced = findReplaced({ quote, held })
  const isRest = replaced?.endsAt.getTime() === quote.endsAt.getTime()
  const isTakenOff = quote.creditGoesTo === 'price'
  return {
    kind: quote.kind,
    plan: quote.plan,
    amount: money(quote.amount),
    length: isRest ? 'rest' : quote.unit,
    value: money(isTakenOff ? fullValue : fullValue - quote.credit),
    credit: money(isTakenOff ? quote.credit : 0),
    discount: money(discount),
    replaced: replaced
      ? { plan: replaced.plan, daysLeft: replaced.daysLeft, daysAdded: replaced.daysAdded }
      : null,
    trialEndsAt: findTrialEnd({ quote, held }),
    startsAt: quote.startsAt.toISOString(),
    endsAt: new Date(quote.endsAt.getTime() + quote.promoDays * DAY_MS).toISOString(),
    renewal,
    needsEmail: provider.needsEmail,
    providerTitle: provider.title,
    quotedAt: quotedAt.toISOString(),
  }
}

/** Price of a plan for this person now, and what would be charged after it. */
export const quotePlan = ({
  ctx,
  userId,
  choice,
}: {
  ctx: AppContext
  userId: string
  choice: Choice
}): Promise<Quote> =>
  inTransaction(ctx.db, async (tx) => {
    const quoted = await quoteOrder({ ctx, tx, userId, choice })
    const held = await listHeldPeriods({ ctx, tx, userId })
    const before = await findRenewal({ db: tx, userId })
    const renewal = foreseeRenewal({
      quoted,
      isAgreed: before !== undefined && before.state !== 'off',
    })
    return presentQuote({ quoted, held, renewal })
  })
