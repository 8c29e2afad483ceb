import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useSubscription } from '../api/billing.queries.ts'
import { copy } from '../copy.ts'
import { PlanCard } from './plan-card.tsx'

/** No error state of its own: the meters beside it show the error and the retry. */
export const PlanSection = ({ timeZone }: { timeZone: string }) => {
  const { subscription, query } = useSubscription()
  if (subscription) {
    return <PlanCard subscription={subscription} timeZone={timeZone} now={new Date()} />
  }
  if (query.isError) return null
  return (
    <Section title={copy.yourPlan}>
      <Card>
        <SkeletonGroup label={copy.loading} className="grid gap-3">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11 w-40" />
        </SkeletonGroup>
      </Card>
    </Section>
  )
}
