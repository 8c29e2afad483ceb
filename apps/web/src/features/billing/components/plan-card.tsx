import type { Subscription } from '@kadr/contract/subscription'
import { planFeatures } from '@kadr/domain/plan-features'
import { getPlan } from '@kadr/domain/plans'
import { effectivePlan } from '@kadr/domain/subscription-state'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { copy } from '../copy.ts'
import { planTerm } from '../model/plan-day.ts'
import { PLANS_PLACE } from '../model/plan-search.ts'

type Props = { subscription: Subscription; timeZone: string; now: Date }

export const PlanCard = ({ subscription, timeZone, now }: Props) => {
  const plan = getPlan(effectivePlan({ ...subscription, now }))
  return (
    <Section title={copy.yourPlan}>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-title font-semibold">{plan.title}</p>
          <p className="text-label text-ink-3">{planTerm({ subscription, timeZone, now })}</p>
        </div>
        <ul className="grid gap-2 text-label text-ink-2">
          {planFeatures(plan.name).map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-published" />
              {feature}
            </li>
          ))}
        </ul>
        <LinkButton asChild variant="secondary" className="justify-self-start">
          <Link {...PLANS_PLACE}>{copy.compare}</Link>
        </LinkButton>
      </Card>
    </Section>
  )
}
