import type { Currency } from '@kadr/contract/base/primitives'
import { PLANS } from '@kadr/domain/money/plans'
import { type PaidPlan, pricePlaceholder } from '@kadr/domain/money/price-texts'
import { type JsonLd, offerJsonLd } from '../../platform/page/json-ld.ts'

const PAID: readonly PaidPlan[] = ['HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY']

/** All plans by the month, at the prices of the installation. */
export const listOffers = ({
  today,
  currencies,
}: {
  today: Date
  currencies: readonly Currency[]
}): JsonLd[] => [
  offerJsonLd({
    today,
    offer: { name: PLANS.FREE.title, price: 0, priceCurrency: 'RUB' },
  }),
  ...PAID.flatMap((plan) =>
    currencies.map((currency) =>
      offerJsonLd({
        today,
        offer: {
          name: PLANS[plan].title,
          price: pricePlaceholder({ text: 'price', plan, currency }),
          priceCurrency: currency,
        },
      }),
    ),
  ),
]
