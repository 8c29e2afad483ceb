import { getPlan } from '@kadr/domain/money/plans'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { copy } from '../copy.ts'

/** The way to the link of the affiliate program and its balance. */
export const AffiliateLinkSection = () => (
  <SettingsCard id="affiliate" title={copy.affiliate.title} text={copy.affiliate.text}>
    <LinkButton asChild variant="secondary">
      <Link to="/account/affiliate">{copy.affiliate.open}</Link>
    </LinkButton>
  </SettingsCard>
)

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

/** Phones have no sidebar that names the workspace. */
export const WorkspaceLinkSection = () => {
  const workspace = useCurrentWorkspace()
  return (
    <SettingsCard
      id="workspace"
      title={copy.workspace.title}
      {...(workspace && { text: copy.workspace.yours(workspace.name) })}
    >
      <LinkButton asChild variant="secondary">
        <Link to="/workspaces">{copy.workspace.open}</Link>
      </LinkButton>
    </SettingsCard>
  )
}
