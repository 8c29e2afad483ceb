import type { Subscription } from '@kadr/contract/money/subscription'
import { getPlan } from '@kadr/domain/money/plans'
import { effectivePlan } from '@kadr/domain/money/subscription-state'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy } from '../copy.ts'
import { planTerm } from './plan-day.ts'
import { PLANS_PLACE } from './plan-search.ts'

type Props = { subscription: Subscription; timeZone: string; now: Date }

/** The meters show the limits. */
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
