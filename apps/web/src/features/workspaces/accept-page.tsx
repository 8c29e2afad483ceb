import type { OpenedInvite } from '@kadr/contract/team'
import { displayName } from '@kadr/domain/person-name'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { isNotFound } from '../../platform/api-error.ts'
import { useChooseWorkspace } from '../../platform/current-workspace.ts'
import { failureText } from '../../platform/failure-text.ts'
import { useAccount, useIsSignedIn } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SinglePurposeCard } from '../../ui/single-purpose-card.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { useAcceptInvite } from './api/team.mutations.ts'
import { useInvite } from './api/team.queries.ts'
import { ROLE_NAME } from './copy.ts'
import { acceptCopy as copy } from './team-copy.ts'

const Home = () => (
  <LinkButton asChild variant="secondary" isFullWidth>
    <Link to="/dashboard">{copy.home}</Link>
  </LinkButton>
)

const useEnter = () => {
  const choose = useChooseWorkspace()
  const navigate = useNavigate()
  return (workspaceId: string) => {
    choose(workspaceId)
    void navigate({ to: '/dashboard' })
  }
}

const Closed = ({ invite }: { invite: OpenedInvite }) => {
  const enter = useEnter()
  if (invite.state === 'open') return null
  const { title, text } = copy[invite.state]
  const isMember = invite.state === 'member'
  return (
    <SinglePurposeCard title={title} text={text} {...(!isMember && { isAlert: true })}>
      {isMember ? (
        <Button isFullWidth onClick={() => enter(invite.workspaceId)}>
          {copy.open}
        </Button>
      ) : (
        <Home />
      )}
    </SinglePurposeCard>
  )
}

const Question = ({ invite, token }: { invite: OpenedInvite; token: string }) => {
  const isSignedIn = useIsSignedIn()
  const user = useAccount((account) => account.user)
  const accept = useAcceptInvite()
  const enter = useEnter()
  const { workspaceName, inviterName, role, isApprover } = invite
  return (
    <SinglePurposeCard
      title={copy.title(workspaceName)}
      text={`${copy.by(inviterName)}${copy.as(ROLE_NAME[role], isApprover)}`}
    >
      {isSignedIn ? (
        <>
          {user ? <p className="text-label text-ink-3">{copy.asUser(displayName(user))}</p> : null}
          {accept.isError ? (
            <p role="alert" className="text-label text-failed">
              {failureText(accept.error)}
            </p>
          ) : null}
          <Button
            isFullWidth
            isLoading={accept.isPending}
            onClick={() =>
              accept.mutate(token, { onSuccess: ({ workspaceId }) => enter(workspaceId) })
            }
          >
            {copy.accept}
          </Button>
        </>
      ) : (
        <LinkButton asChild isFullWidth>
          <Link to="/login" search={{ next: `/team/accept?token=${token}` }}>
            {copy.signIn}
          </Link>
        </LinkButton>
      )}
    </SinglePurposeCard>
  )
}

const Invite = ({ token }: { token: string }) => {
  const { data: invite, error, isFetching, refetch } = useInvite(token)
  if (invite) {
    return invite.state === 'open' ? (
      <Question invite={invite} token={token} />
    ) : (
      <Closed invite={invite} />
    )
  }
  if (isNotFound(error)) return <Unknown />
  if (error) {
    return (
      <SinglePurposeCard drawing="error" title={copy.failed} text={failureText(error)} isAlert>
        <Button isFullWidth isLoading={isFetching} onClick={() => void refetch()}>
          Повторить
        </Button>
      </SinglePurposeCard>
    )
  }
  return (
    <SinglePurposeCard title={copy.loading}>
      <SkeletonGroup label={copy.loading} className="grid gap-3">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-13 w-full rounded-control" />
      </SkeletonGroup>
    </SinglePurposeCard>
  )
}

const Unknown = () => (
  <SinglePurposeCard drawing="error" title={copy.notFound} text={copy.notFoundText} isAlert>
    <Home />
  </SinglePurposeCard>
)

export default function AcceptPage() {
  const { token } = useSearch({ from: '/default/team/accept' })
  return token ? <Invite token={token} /> : <Unknown />
}
