import type { Billing } from '@kadr/contract/billing'
import type { BillingPeriod, Currency } from '@kadr/contract/primitives'
import type { Plan, Subscription } from '@kadr/contract/subscription'
import { CURRENCY_SYMBOLS } from '@kadr/domain/prices'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../../platform/services.tsx'
import { useTelegram } from '../../../telegram/telegram-context.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Section } from '../../../ui/section.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { planOffer } from '../model/plan-offer.ts'
import { planCopy } from '../plan-copy.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanColumns } from './plan-columns.tsx'
import { SchedulePlanDialog } from './schedule-plan-dialog.tsx'

type Props = {
  subscription: Subscription
  billing: Billing
  plans: Plan[]
  timeZone: string
  /** Opened at once, such as from a limit that was reached. */
  wanted: number | undefined
  /** Chosen before, on the public page. */
  period: BillingPeriod | undefined
  back: string | undefined
}

const PERIODS = [
  { value: 'monthly', label: planCopy.monthly },
  { value: 'annually', label: planCopy.annually, note: planCopy.saving },
] as const

export const PlanComparison = ({
  subscription,
  billing,
  plans,
  timeZone,
  wanted,
  period = 'monthly',
  back,
}: Props) => {
  const isInTelegram = useTelegram() !== undefined
  const remembered = useAccount((account) => account.selectedCurrency)
  const offered = billing.currencies
  const [billingPeriod, setBillingPeriod] = useState(period)
  const [chosen, setChosen] = useState<Currency>()
  const [openId, setOpenId] = useState(wanted)
  const currency = [chosen, remembered, offered[0]].find(
    (each): each is Currency => each !== undefined && offered.includes(each),
  )
  const canPay = isInTelegram || currency !== undefined
  const shown = currency ?? 'RUB'
  const now = new Date()
  const offerOf = (plan: Plan) =>
    planOffer({ plan: plan.name, billingPeriod, subscription, billing, now })
  const open = plans.find(({ id }) => id === openId)
  const list = { plans, currency: shown, billingPeriod, offerOf, canPay, onChoose: setOpenId }
  const dialog = {
    billing,
    timeZone,
    billingPeriod,
    onClose: () => setOpenId(undefined),
  }
  return (
    <Section
      title={planCopy.compare}
      action={
        <div className="flex flex-wrap gap-2">
          <Segmented
            label={planCopy.period}
            options={PERIODS}
            value={billingPeriod}
            onValueChange={setBillingPeriod}
          />
          {offered.length > 1 ? (
            <Segmented
              label={planCopy.currency}
              options={offered.map((value) => ({ value, label: CURRENCY_SYMBOLS[value] }))}
              value={shown}
              onValueChange={setChosen}
            />
          ) : null}
        </div>
      }
    >
      {canPay ? null : <Banner title={planCopy.unavailable} />}
      <PlanColumns {...list} />
      <PlanCards {...list} />
      <p className="flex gap-2 text-label text-ink-3">
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {planCopy.note}
      </p>
      {open && offerOf(open).kind === 'schedule' ? (
        <SchedulePlanDialog {...dialog} plan={open} />
      ) : null}
      {open && offerOf(open).kind !== 'schedule' && canPay ? (
        <CheckoutDialog {...dialog} plan={open} currency={shown} back={back} />
      ) : null}
    </Section>
  )
}
