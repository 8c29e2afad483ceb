import { Link, useSearch } from '@tanstack/react-router'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
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
  const { subscription } = useSubscription()
  const billing = useBilling()
  const plans = usePlans()
  const { plan: wanted, period, back } = useSearch({ from: '/app/account/plan' })
  const timeZone = usePlanZone()
  const isReady = subscription && billing.data && plans.data
  const isFailed = !isReady && (billing.isError || plans.isError)
  const retry = () => void Promise.all([billing.refetch(), plans.refetch()])
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={planCopy.title} />
      {isReady ? (
        <>
          <CurrentPlan subscription={subscription} billing={billing.data} timeZone={timeZone} />
          <TrialOffer billing={billing.data} />
          <KeptAccounts subscription={subscription} />
          <PlanComparison
            subscription={subscription}
            billing={billing.data}
            plans={plans.data}
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
      ) : null}
      {isFailed ? (
        <Card>
          <ErrorState title={planCopy.failed} onRetry={retry} isRetrying={billing.isFetching} />
        </Card>
      ) : null}
      {!isReady && !isFailed ? (
        <SkeletonGroup label={planCopy.loading} className="grid gap-4">
          <Skeleton className="h-36 w-full rounded-card" />
          <Skeleton className="h-96 w-full rounded-card" />
        </SkeletonGroup>
      ) : null}
    </div>
  )
}
