import { formatPrice } from '@kadr/domain/money/prices'
import { Link } from '@tanstack/react-router'
import { Package, Pencil, RussianRuble } from 'lucide-react'
import { browserTimeZone } from '../../../../platform/text/time-zones.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import type { Business } from '../api/business.queries.ts'
import { copy } from '../copy.ts'
import { describeSaid } from '../model/describe-fact.ts'
import { FactFrame } from './fact-frame.tsx'

type Props = { prices: Business['prices']; canEdit: boolean }

/** Prices of the products, as they are now: they are changed there. */
export const PricesCard = ({ prices, canEdit }: Props) => {
  const newest = prices
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const clock = { now: new Date(), timeZone: browserTimeZone() }
  return (
    <FactFrame
      icon={RussianRuble}
      title={copy.prices}
      source={{
        icon: Package,
        name: copy.pricesSource,
        ...(newest && { date: describeSaid(newest, clock) }),
      }}
      action={
        canEdit ? (
          <LinkButton asChild variant="ghost" size="sm" className="size-9 p-0!">
            <Link to="/products" aria-label={copy.openProducts}>
              <Pencil aria-hidden="true" className="size-4.5" />
            </Link>
          </LinkButton>
        ) : null
      }
    >
      <ul className="grid gap-1.5 text-label">
        {prices.map(({ productId, name, price }) => (
          <li key={productId} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <b className="shrink-0 font-semibold tabular-nums">
              {formatPrice({ amount: price.minor / 100, currency: price.currency })}
            </b>
          </li>
        ))}
      </ul>
    </FactFrame>
  )
}
