import { getPlan } from '@kadr/domain/plans'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../platform/services.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'
import { SettingsCard } from './settings-card.tsx'

/** The way to the plan and the payments from where people look for them. */
export const PlanLinkSection = () => {
  const plan = useAccount(({ points }) => points?.planName)
  return (
    <SettingsCard id="plan" title={copy.plan.title} text={copy.plan.yours(getPlan(plan).title)}>
      <LinkButton asChild variant="secondary">
        <Link to="/account/plan">{copy.plan.open}</Link>
      </LinkButton>
    </SettingsCard>
  )
}
