import type { Subscription } from '@kadr/contract/subscription'
import { getPlan } from '@kadr/domain/plans'
import { effectivePlan } from '@kadr/domain/subscription-state'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { copy } from '../copy.ts'
import { planTerm } from '../model/plan-day.ts'
import { PLANS_PLACE } from '../model/plan-search.ts'

type Props = { subscription: Subscription; timeZone: string; now: Date }

/** The limits are told by the meters. */
export const PlanCard = ({ subscription, timeZone, now }: Props) => {
  const plan = getPlan(effectivePlan({ ...subscription, now }))
  return (
    <Section title={copy.yourPlan}>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-title font-semibold">{plan.title}</p>
          <p className="text-label text-ink-3">{planTerm({ subscription, timeZone, now })}</p>
        </div>
        <LinkButton asChild variant="secondary" className="justify-self-start">
          <Link {...PLANS_PLACE}>{copy.compare}</Link>
        </LinkButton>
      </Card>
    </Section>
  )
}
