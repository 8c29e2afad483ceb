import type { Currency } from '@kadr/contract/base/primitives'
import type { Plan, PlanName } from '@kadr/contract/money/subscription'
import { annualPrice, annualSaving, formatPrice, monthlyPrice } from './prices.ts'

export type PaidPlan = Exclude<PlanName, 'FREE'>

const CURRENCIES: readonly Currency[] = ['RUB', 'BYN', 'USD']

/** What a public page says of a price: as a number for search engines, and in words for people. */
const TEXTS = {
  price: (monthly: number) => String(monthly),
  monthly: (amount: number, currency: Currency) => formatPrice({ amount, currency }),
  annual: (monthly: number, currency: Currency) =>
    formatPrice({ amount: annualPrice(monthly), currency }),
  saving: (monthly: number, currency: Currency) =>
    formatPrice({ amount: annualSaving(monthly), currency }),
} as const
type PriceText = keyof typeof TEXTS

const nameOf = ({
  text,
  plan,
  currency,
}: {
  text: PriceText
  plan: PlanName
  currency: Currency
}) => `${text}${plan}${currency}`

/** Stands on a prerendered page where the running server puts the price of its own list. */
export const pricePlaceholder = (place: { text: PriceText; plan: PaidPlan; currency: Currency }) =>
  `{{live.${nameOf(place)}}}`

/** Texts for all placeholders, from the price list of an installation. */
export const listPriceTexts = (
  plans: readonly Pick<Plan, 'name' | 'priceRUB' | 'priceBEL' | 'priceUSD' | 'priceStars'>[],
): Record<string, string> => {
  const names: PriceText[] = ['price', 'monthly', 'annual', 'saving']
  return Object.fromEntries(
    plans.flatMap((plan) =>
      CURRENCIES.flatMap((currency) =>
        names.map((text) => [
          nameOf({ text, plan: plan.name, currency }),
          TEXTS[text](monthlyPrice({ plan, currency }), currency),
        ]),
      ),
    ),
  )
}
