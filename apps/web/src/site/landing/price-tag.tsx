import type { BillingPeriod, Currency } from '@kadr/contract/base/primitives'
import { annualPrice, annualSaving, formatPrice, priceFor } from '@kadr/domain/money/prices'

type PriceTagProps = { monthly: number; period: BillingPeriod; currency: Currency }

export function PriceTag({ monthly, period, currency }: PriceTagProps) {
  const price = (amount: number) => formatPrice({ amount, currency })
  const isAnnual = period === 'annually'
  return (
    <span className="grid gap-1 font-normal">
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-headline font-bold whitespace-nowrap proportional-nums">
          {price(priceFor({ monthly, period }))}
        </span>
        <span className="text-label text-ink-2">{isAnnual ? 'в год' : 'в месяц'}</span>
      </span>
      <span className="text-label text-published">
        {isAnnual
          ? `Экономия ${price(annualSaving(monthly))}`
          : `За год ${price(annualPrice(monthly))}`}
      </span>
    </span>
  )
}
