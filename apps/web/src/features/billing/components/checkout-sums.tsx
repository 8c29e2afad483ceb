import type { Quote } from '@kadr/contract/billing'
import { formatMoney } from '@kadr/domain/billing/money'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { planDay } from '../model/plan-day.ts'
import { checkoutCopy } from '../plan-copy.ts'

const Sum = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4 text-label">
    <dt className="text-ink-2">{name}</dt>
    <dd className="whitespace-nowrap">{value}</dd>
  </div>
)

/** To the kopeck, before anything is pressed. */
export const Sums = ({ quote, timeZone }: { quote: Quote | undefined; timeZone: string }) => {
  if (!quote) {
    return (
      <SkeletonGroup label={checkoutCopy.counting} className="grid gap-2">
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const now = new Date()
  const day = (at: string) => planDay({ at, timeZone, now })
  const minus = (money: Quote['credit']) => `−${formatMoney(money)}`
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2">
        <Sum name={checkoutCopy.price} value={formatMoney(quote.value)} />
        {quote.credit.amount > 0 ? (
          <Sum name={checkoutCopy.credit} value={minus(quote.credit)} />
        ) : null}
        {quote.discount.amount > 0 ? (
          <Sum name={checkoutCopy.discount} value={minus(quote.discount)} />
        ) : null}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="font-semibold">{checkoutCopy.total}</dt>
          <dd className="text-title font-bold whitespace-nowrap">{formatMoney(quote.amount)}</dd>
        </div>
      </dl>
      <p className="text-label text-ink-3">
        {checkoutCopy.term(day(quote.startsAt), day(quote.endsAt))}
      </p>
    </div>
  )
}
