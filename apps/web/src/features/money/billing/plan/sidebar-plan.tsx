import { getPlan } from '@kadr/domain/money/plans'
import { effectivePlan } from '@kadr/domain/money/subscription-state'
import { Link, useLocation } from '@tanstack/react-router'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { UsageMeterList } from '../usage/usage-meter-list.tsx'
import { useUsage } from '../usage/use-usage.ts'
import { PLANS_PLACE } from './plan-search.ts'

/** Hidden where the page itself shows the meters, or the error, and where another person's plan counts. */
export const SidebarPlan = () => {
  const { subscription, meters, query } = useUsage()
  const isShownByPage = useLocation({ select: ({ pathname }) => pathname === PLANS_PLACE.to })
  if (!useCan('workspace.own') || isShownByPage) return null
  if (subscription && meters) {
    const plan = getPlan(effectivePlan({ ...subscription, now: new Date() }))
    return (
      <Card asChild className="grid gap-2">
        <section aria-label={copy.metersLabel}>
          <Link
            {...PLANS_PLACE}
            className="text-label font-semibold text-ink no-underline hover:text-accent"
          >
            {copy.plan(plan.title)}
          </Link>
          {/* On a low screen they would cover the last sections. */}
          <UsageMeterList
            meters={meters}
            className="grid gap-1 [@media(max-height:50rem)]:hidden"
          />
        </section>
      </Card>
    )
  }
  if (query.isError) return null
  return (
    <Card>
      <SkeletonGroup label={copy.loading} className="grid gap-4">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-36 w-full" />
      </SkeletonGroup>
    </Card>
  )
}
