import type { Automation, PauseReason, RunFailureCode } from '@kadr/contract/automations'
import { Link } from '@tanstack/react-router'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'
import { REPAIR_NAME } from '../runs-copy.ts'

type RepairProps = { id: number; reason: PauseReason | RunFailureCode }

/** Leads to where the cause is repaired. */
export const RepairLink = ({ id, reason }: RepairProps) => {
  const name = REPAIR_NAME[reason]
  if (name === undefined) return null
  return (
    <LinkButton asChild variant="secondary" size="sm">
      {reason === 'no_points' ? (
        <Link to="/account/plan">{name}</Link>
      ) : reason === 'account_unavailable' ? (
        <Link to="/connections">{name}</Link>
      ) : (
        <Link to="/reels/automation/$" params={{ _splat: String(id) }}>
          {name}
        </Link>
      )}
    </LinkButton>
  )
}

/** Why the rule stopped by itself; a pause by the user needs no explanation. */
export const PauseBanner = ({ automation: { id, isPaused, pause } }: { automation: Automation }) =>
  isPaused && pause && pause.reason !== 'user' ? (
    <Banner
      tone="warning"
      title={copy.pausedTitle}
      text={pause.message}
      action={<RepairLink id={id} reason={pause.reason} />}
    />
  ) : null
