import { Link, useSearch } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { joinQueries, QueryFrame } from '../../ui/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { useSubscription } from './api/billing.queries.ts'
import { useBilling, usePlans } from './api/plan.queries.ts'
import { CurrentPlan } from './components/current-plan.tsx'
import { KeptAccounts } from './components/kept-accounts.tsx'
import { PaymentHistory } from './components/payment-history.tsx'
import { PlanComparison } from './components/plan-comparison.tsx'
import { TrialOffer } from './components/trial-offer.tsx'
import { usePlanZone } from './model/plan-day.ts'
import { planCopy } from './plan-copy.ts'

export default function PlanPage() {
  const { subscription, query } = useSubscription()
  const billing = useBilling()
  const plans = usePlans()
  const { plan: wanted, period, back } = useSearch({ from: '/app/account/plan' })
  const timeZone = usePlanZone()
  const isReady = subscription && billing.data && plans.data
  const loaded = isReady ? { subscription, billing: billing.data, plans: plans.data } : undefined
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={planCopy.title} />
      <QueryFrame
        query={joinQueries(query, billing, plans)}
        data={loaded}
        failed={{ title: planCopy.failed }}
        loading={
          <SkeletonGroup label={planCopy.loading} className="grid gap-4">
            <Skeleton className="h-36 w-full rounded-card" />
            <Skeleton className="h-96 w-full rounded-card" />
          </SkeletonGroup>
        }
      >
        {(shown) => (
          <>
            <CurrentPlan
              subscription={shown.subscription}
              billing={shown.billing}
              timeZone={timeZone}
            />
            <TrialOffer billing={shown.billing} />
            <KeptAccounts subscription={shown.subscription} />
            <PlanComparison
              {...shown}
              timeZone={timeZone}
              wanted={wanted}
              period={period}
              back={back}
            />
            <PaymentHistory timeZone={timeZone} />
            <Link
              to="/account/affiliate"
              className="justify-self-start py-2 text-label text-accent underline underline-offset-4"
            >
              {planCopy.affiliate}
            </Link>
          </>
        )}
      </QueryFrame>
    </div>
  )
}
