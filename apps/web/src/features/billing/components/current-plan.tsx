import type { Billing } from '@kadr/contract/billing'
import type { Subscription } from '@kadr/contract/subscription'
import { formatMoney } from '@kadr/domain/billing/money'
import { getPlan } from '@kadr/domain/plans'
import { effectivePlan } from '@kadr/domain/subscription-state'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { usePoints } from '../api/billing.queries.ts'
import { copy } from '../copy.ts'
import { planDay } from '../model/plan-day.ts'
import { useUsage } from '../model/use-usage.ts'
import { planCopy } from '../plan-copy.ts'
import { RenewalPanel } from './renewal-panel.tsx'
import { UsageMeterList } from './usage-meter-list.tsx'

type Props = { subscription: Subscription; billing: Billing; timeZone: string }

/** A charge that failed comes first: it has a deadline. */
const FailedCharge = ({ billing, timeZone }: Omit<Props, 'subscription'>) => {
  const { renewal } = billing
  if (renewal?.state !== 'past_due' || !renewal.graceEndsAt) return null
  const now = new Date()
  const grace = planDay({ at: renewal.graceEndsAt, timeZone, now })
  const what = renewal.needsOtherMethod
    ? planCopy.otherCard(grace)
    : `${planCopy.retriesOn(planDay({ at: renewal.chargesAt, timeZone, now }))} ${planCopy.otherCard(grace)}`
  return (
    <Banner
      tone="danger"
      title={planCopy.failedCharge}
      text={[renewal.failure, what].filter(Boolean).join('. ')}
    />
  )
}

const Name = ({ subscription, billing, timeZone }: Props) => {
  const now = new Date()
  const { points } = usePoints()
  const plan = getPlan(effectivePlan({ ...subscription, now }))
  const { current } = billing
  return (
    <div className="grid content-start gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-headline font-bold">{plan.title}</span>
        {plan.name !== 'FREE' ? (
          <Badge tone="published">
            {subscription.isFreeTrialUser ? planCopy.trial : planCopy.active}
          </Badge>
        ) : subscription.status === 'expired' ? (
          <Badge tone="failed">{planCopy.expired}</Badge>
        ) : null}
      </p>
      <p className="text-label text-ink-2">
        {current
          ? `${formatMoney(current.price)} ${planCopy.prices[current.billingPeriod]}`
          : plan.name === 'FREE' || !subscription.expiresAt
            ? planCopy.free
            : copy.until(planDay({ at: subscription.expiresAt, timeZone, now }))}
      </p>
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
      <FailedCharge billing={billing} timeZone={timeZone} />
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
