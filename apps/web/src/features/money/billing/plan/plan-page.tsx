import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { joinQueries, QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { useSubscription } from '../api/billing.queries.ts'
import { useBilling, useOrder, usePlans } from '../api/plan.queries.ts'
import { planCopy } from './copy.ts'
import { CurrentPlan } from './current-plan.tsx'
import { KeptAccounts } from './kept-accounts.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { usePlanZone } from './plan-day.ts'
import { TrialOffer } from './trial-offer.tsx'

export default function PlanPage() {
  const { subscription, query } = useSubscription()
  const billing = useBilling()
  const plans = usePlans()
  const search = useSearch({ from: '/app/account/plan' })
  const navigate = useNavigate()
  const { data: order } = useOrder(search.order)
  const forgetWanted = () => {
    const { back, period } = search
    void navigate({
      to: '/account/plan',
      search: { back, period },
      replace: true,
      resetScroll: false,
    })
  }
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
              search={search}
              order={order}
              onClose={forgetWanted}
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
