import type { Automation, PauseReason, RunFailureCode } from '@kadr/contract/automation/automations'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { copy } from '../copy.ts'
import { REPAIR_NAME, runsCopy } from '../runs/copy.ts'

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

/** To the questions of a run that waits for answers. */
export const AnswerLink = ({ id, runId }: { id: number; runId: string }) => (
  <LinkButton asChild size="sm">
    <Link to="/reels/questions" search={{ rule: id, run: runId }}>
      {runsCopy.planned.answer}
    </Link>
  </LinkButton>
)

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
