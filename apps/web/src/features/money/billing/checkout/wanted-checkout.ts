import type { BillingPeriod, Currency } from '@kadr/contract/base/primitives'
import type { Billing, Order } from '@kadr/contract/money/billing'
import type { Plan } from '@kadr/contract/money/subscription'

/** A checkout to open: a pressed button, a refused order or an overdue renewal. */
export type WantedCheckout = {
  planId: number
  billingPeriod: BillingPeriod
  currency: Currency
  promoCode: string
  /** As it was chosen before; undefined: as it is agreed. */
  isRenewing?: boolean | undefined
  /** Why the payment before was refused. */
  refusal: string | undefined
}

type Shown = { billingPeriod: BillingPeriod; currency: Currency }
type Terms = Pick<Order, 'plan' | 'billingPeriod' | 'amount'>

const ofTerms = ({
  terms: { plan, billingPeriod, amount },
  plans,
  shown,
}: {
  terms: Terms
  plans: readonly Plan[]
  shown: Shown
}): WantedCheckout | undefined => {
  const planId = plans.find(({ name }) => name === plan)?.id
  const currency = amount.currency === 'XTR' ? shown.currency : amount.currency
  return planId === undefined
    ? undefined
    : { planId, billingPeriod, currency, promoCode: '', refusal: undefined }
}

/** Another card pays the overdue period first, if there is one. */
const PAYABLE_STATES: Record<'late' | 'next', readonly string[]> = {
  late: ['past_due'],
  next: ['past_due', 'on'],
}

/** The checkout that an address asks for. */
export const findWanted = ({
  search,
  order,
  billing,
  plans,
  shown,
}: {
  search: { plan?: number | undefined; pay?: 'late' | 'next' | undefined }
  /** The refused order of the address. */
  order: Order | undefined
  billing: Billing
  plans: readonly Plan[]
  shown: Shown
}): WantedCheckout | undefined => {
  if (order?.state === 'failed') {
    const same = ofTerms({ terms: order, plans, shown })
    const { promoCode, isRenewing, failure } = order
    return same && { ...same, promoCode: promoCode ?? '', isRenewing, refusal: failure ?? '' }
  }
  const { renewal } = billing
  if (renewal && search.pay && PAYABLE_STATES[search.pay].includes(renewal.state)) {
    return ofTerms({ terms: renewal, plans, shown })
  }
  if (search.plan === undefined) return undefined
  return { planId: search.plan, ...shown, promoCode: '', refusal: undefined }
}
