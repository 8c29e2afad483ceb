import type { BillingPeriod, Currency } from '@kadr/contract/base/primitives'
import type { Billing, Order } from '@kadr/contract/money/billing'
import type { Plan, Subscription } from '@kadr/contract/money/subscription'
import { CURRENCY_SYMBOLS } from '@kadr/domain/money/prices'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useHasInvoices } from '../../../../messenger/messenger-hooks.ts'
import { useCurrency } from '../../../../platform/session/use-currency.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { CheckoutDialog } from '../checkout/checkout-dialog.tsx'
import { findWanted, type WantedCheckout } from '../checkout/wanted-checkout.ts'
import { planCopy } from './copy.ts'
import { PlanCards } from './plan-cards.tsx'
import { PlanColumns } from './plan-columns.tsx'
import { planOffer } from './plan-offer.ts'
import { periodOptions } from './plan-prices.ts'
import type { PlanSearch } from './plan-search.ts'
import { SchedulePlanDialog } from './schedule-plan-dialog.tsx'

type Props = {
  subscription: Subscription
  billing: Billing
  plans: Plan[]
  timeZone: string
  search: PlanSearch
  /** The refused order of the address. */
  order: Order | undefined
  /** The checkout of the address is closed. */
  onClose: () => void
}

const WhatToShow = ({
  billingPeriod,
  setBillingPeriod,
  currency,
  offered,
}: {
  billingPeriod: BillingPeriod
  setBillingPeriod: (period: BillingPeriod) => void
  currency: Currency
  offered: readonly Currency[]
}) => {
  const isInMessenger = useHasInvoices()
  const { choose } = useCurrency()
  return (
    <div className="flex flex-wrap gap-2">
      <Segmented
        label={planCopy.period}
        options={periodOptions({ isInMessenger })}
        value={billingPeriod}
        onValueChange={setBillingPeriod}
      />
      {offered.length > 1 && !isInMessenger ? (
        <Segmented
          label={planCopy.currency}
          options={offered.map((value) => ({ value, label: CURRENCY_SYMBOLS[value] }))}
          value={currency}
          onValueChange={choose}
        />
      ) : null}
    </div>
  )
}

export const PlanComparison = (props: Props) => {
  const { subscription, billing, plans, timeZone, search, order, onClose } = props
  const isInMessenger = useHasInvoices()
  const remembered = useCurrency().currency
  const offered = billing.currencies
  const [billingPeriod, setBillingPeriod] = useState(search.period ?? 'monthly')
  const [chosen, setChosen] = useState<WantedCheckout>()
  const currency = offered.includes(remembered) ? remembered : offered[0]
  const canPay = isInMessenger || currency !== undefined
  const shown = { billingPeriod, currency: currency ?? 'RUB' }
  const now = new Date()
  const offerOf = (plan: Plan) =>
    planOffer({ plan: plan.name, billingPeriod, subscription, billing, now })
  const wanted = chosen ?? findWanted({ search, order, billing, plans, shown })
  const open = plans.find(({ id }) => id === wanted?.planId)
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  const list = {
    plans,
    currency: isInMessenger ? ('XTR' as const) : shown.currency,
    billingPeriod,
    offerOf,
    canPay,
    onChoose: (planId: number) =>
      setChosen({ planId, ...shown, promoCode: '', refusal: undefined }),
  }
  const isScheduled = open && wanted?.refusal === undefined && offerOf(open).kind === 'schedule'
  return (
    <Section
      title={planCopy.compare}
      action={<WhatToShow {...shown} setBillingPeriod={setBillingPeriod} offered={offered} />}
    >
      {canPay ? null : <Banner title={planCopy.unavailable} />}
      <PlanColumns {...list} />
      <PlanCards {...list} />
      <p className="flex gap-2 text-label text-ink-3">
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {planCopy.note}
      </p>
      {isScheduled ? (
        <SchedulePlanDialog
          billing={billing}
          timeZone={timeZone}
          billingPeriod={billingPeriod}
          onClose={close}
          plan={open}
        />
      ) : null}
      {open && wanted && !isScheduled && canPay ? (
        <CheckoutDialog
          plan={open}
          wanted={wanted}
          billing={billing}
          timeZone={timeZone}
          back={search.back}
          onClose={close}
        />
      ) : null}
    </Section>
  )
}
