import type { Billing } from '@kadr/contract/money/billing'
import type { Subscription } from '@kadr/contract/money/subscription'
import { formatMoney } from '@kadr/domain/money/money'
import { getPlan } from '@kadr/domain/money/plans'
import { effectivePlan } from '@kadr/domain/money/subscription-state'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { usePoints } from '../api/billing.queries.ts'
import { copy } from '../copy.ts'
import { UsageMeterList } from '../usage/usage-meter-list.tsx'
import { useUsage } from '../usage/use-usage.ts'
import { planCopy } from './copy.ts'
import { LatePaymentBanner } from './late-payment-banner.tsx'
import { planDay } from './plan-day.ts'
import { RenewalPanel } from './renewal-panel.tsx'

type Props = { subscription: Subscription; billing: Billing; timeZone: string }

const priceLine = ({ subscription, billing, timeZone, now }: Props & { now: Date }) => {
  const { current } = billing
  const { type, status, expiresAt } = subscription
  if (current) return `${formatMoney(current.price)} ${planCopy.prices[current.billingPeriod]}`
  const day = expiresAt && planDay({ at: expiresAt, timeZone, now })
  if (day && status === 'expired' && type !== 'FREE') return planCopy.over(getPlan(type).title, day)
  return type === 'FREE' || !day ? planCopy.free : copy.until(day)
}

const Name = ({ subscription, billing, timeZone }: Props) => {
  const now = new Date()
  const { points } = usePoints()
  const plan = getPlan(effectivePlan({ ...subscription, now }))
  return (
    <div className="grid content-start gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-headline font-bold">{plan.title}</span>
        {plan.name !== 'FREE' ? (
          <Badge tone="published">
            {subscription.isFreeTrialUser ? planCopy.trial : planCopy.active}
          </Badge>
        ) : null}
      </p>
      <p className="text-label text-ink-2">{priceLine({ subscription, billing, timeZone, now })}</p>
      {points?.renewsAt ? (
        <p className="text-label text-ink-3">
          {planCopy.resets(planDay({ at: points.renewsAt, timeZone, now }))}
        </p>
      ) : null}
    </div>
  )
}

export const CurrentPlan = (props: Props) => {
  const { meters } = useUsage()
  const { billing, timeZone, subscription } = props
  return (
    <>
      <LatePaymentBanner billing={billing} timeZone={timeZone} />
      <Card
        padding="lg"
        className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1.2fr)]"
      >
        <Name {...props} />
        {meters ? (
          <UsageMeterList
            meters={meters}
            className="grid content-start gap-x-8 gap-y-4 sm:grid-cols-2"
          />
        ) : (
          <span />
        )}
        <RenewalPanel billing={billing} subscription={subscription} timeZone={timeZone} />
      </Card>
    </>
  )
}
