import { listReviewLinks } from '@kadr/contract/team/reviews'
import { listInvites, type Team } from '@kadr/contract/team/team'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../../platform/api/failure-text.ts'
import {
  useCan,
  useChooseWorkspace,
  useCurrentWorkspace,
} from '../../../platform/session/current-workspace.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useLeaveWorkspace } from './api/team.mutations.ts'
import { useTeam } from './api/team.queries.ts'
import { ActivityCard } from './components/activity-card.tsx'
import { ApprovalCard } from './components/approval-card.tsx'
import { InvitesCard } from './components/invites-card.tsx'
import { MembersCard } from './components/members-card.tsx'
import { ReviewLinksCard } from './components/review-links-card.tsx'
import { TransferBanner } from './components/transfer-banner.tsx'
import { useOutcome } from './model/use-outcome.ts'
import { teamCopy } from './team-copy.ts'

const Leave = () => {
  const leave = useLeaveWorkspace()
  const choose = useChooseWorkspace()
  const outcome = useOutcome()
  const { leave: copy } = teamCopy
  return (
    <ConfirmDialog
      trigger={<Button variant="danger">{copy.action}</Button>}
      title={copy.title}
      text={copy.text}
      confirmLabel={copy.action}
      isDanger
      isPending={leave.isPending}
      onConfirm={() =>
        leave.mutate(
          undefined,
          outcome(copy.done, () => choose(null)),
        )
      }
    />
  )
}

const Sections = ({ team }: { team: Team }) => {
  const workspace = useCurrentWorkspace()
  const canManage = useCan(listInvites.action)
  const canShare = useCan(listReviewLinks.action)
  const timeZone = workspace?.timeZone ?? 'Europe/Moscow'
  return (
    <>
      <TransferBanner team={team} timeZone={timeZone} />
      <MembersCard team={team} timeZone={timeZone} />
      {canManage ? (
        <InvitesCard channels={team.inviteChannels} seats={team.seats} timeZone={timeZone} />
      ) : null}
      <ApprovalCard />
      {canShare ? <ReviewLinksCard timeZone={timeZone} /> : null}
      {canManage ? <ActivityCard timeZone={timeZone} /> : null}
      {workspace && workspace.role !== 'owner' ? (
        <div>
          <Leave />
        </div>
      ) : null}
    </>
  )
}

export default function TeamPage() {
  const query = useTeam()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={teamCopy.title}
        actions={
          <LinkButton asChild variant="secondary">
            <Link to="/workspaces">{teamCopy.workspaces}</Link>
          </LinkButton>
        }
      />
      <QueryFrame
        query={query}
        data={query.data}
        failed={{ title: teamCopy.failed, text: failureText(query.error) }}
        loading={
          <SkeletonGroup label={teamCopy.loading} className="grid gap-4">
            <Skeleton className="h-48 w-full rounded-card" />
            <Skeleton className="h-32 w-full rounded-card" />
          </SkeletonGroup>
        }
      >
        {(team) => <Sections team={team} />}
      </QueryFrame>
    </div>
  )
}
