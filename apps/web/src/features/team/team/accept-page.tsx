import type { OpenedInvite } from '@kadr/contract/team/team'
import { displayName } from '@kadr/domain/identity/person-name'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMessenger } from '../../../messenger/messenger-context.tsx'
import { isNotFound } from '../../../platform/api/api-error.ts'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useAccount, useIsSignedIn, useSignIn } from '../../../platform/api/services.tsx'
import { useChooseWorkspace } from '../../../platform/session/current-workspace.ts'
import { describeDay } from '../../../platform/text/moment.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { SinglePurposeCard } from '../../../ui/layout/single-purpose-card.tsx'
import { useAcceptInvite } from './api/team.mutations.ts'
import { useInvite } from './api/team.queries.ts'
import { ROLE_NAME } from './copy.ts'
import { acceptCopy as copy, ROLE_TEXT } from './team-copy.ts'

const Home = () => {
  const isSignedIn = useIsSignedIn()
  return (
    <LinkButton asChild variant="secondary" isFullWidth>
      {isSignedIn ? <Link to="/dashboard">{copy.home}</Link> : <Link to="/">{copy.site}</Link>}
    </LinkButton>
  )
}

const useEnter = () => {
  const choose = useChooseWorkspace()
  const navigate = useNavigate()
  return (workspaceId: string, to: '/dashboard' | '/team') => {
    choose(workspaceId)
    void navigate({ to })
  }
}

const Inside = ({ invite: { isOwn, workspaceName, workspaceId } }: { invite: OpenedInvite }) => {
  const enter = useEnter()
  const { title, text, action } = isOwn ? copy.own : copy.member
  return (
    <SinglePurposeCard title={title(workspaceName)} text={text}>
      <Button isFullWidth onClick={() => enter(workspaceId, isOwn ? '/team' : '/dashboard')}>
        {action}
      </Button>
    </SinglePurposeCard>
  )
}

type ClosedState = keyof typeof copy.closed
type ClosedProps = { invite: OpenedInvite; state: ClosedState; onRetry: () => void }

const Closed = ({ invite: { workspaceName, inviterName }, state, onRetry }: ClosedProps) => {
  const { title, text } = copy.closed[state]
  return (
    <SinglePurposeCard
      title={title}
      text={`${copy.where(workspaceName)} ${text(inviterName)}`}
      isAlert
    >
      {state === 'full' ? (
        <Button isFullWidth onClick={onRetry}>
          {copy.again}
        </Button>
      ) : null}
      <Home />
    </SinglePurposeCard>
  )
}

const Terms = ({ invite }: { invite: OpenedInvite }) => {
  const { role, isApprover, isRestricted, expiresAt } = invite
  const zone = useAccount((account) => account.user?.timeZone)
  const timeZone = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const day = describeDay({ at: new Date(expiresAt), now: new Date(), timeZone })
  const rights = [
    ROLE_TEXT[role],
    ...(isApprover ? [copy.approves] : []),
    ...(isRestricted ? [copy.restricted] : []),
  ]
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-4 py-3">
      <p className="font-medium">{copy.role(ROLE_NAME[role])}</p>
      {rights.map((text) => (
        <p key={text} className="text-label text-ink-2">
          {text}
        </p>
      ))}
      <p className="text-label text-ink-3">{copy.until(day)}</p>
    </div>
  )
}

/** Within Telegram nobody else can sign in. */
const OtherAccount = ({ next }: { next: string }) => {
  const signIn = useSignIn()
  const navigate = useNavigate()
  const isInMessenger = useMessenger() !== undefined
  if (isInMessenger) return null
  const leave = () => {
    void signIn.logout()
    void navigate({ to: '/login', search: { next } })
  }
  return (
    <Button variant="ghost" isFullWidth onClick={leave}>
      {copy.otherAccount}
    </Button>
  )
}

/** Only the person it was sent to can accept it. */
const SentTo = ({ address }: { address: string }) => {
  const isSignedIn = useIsSignedIn()
  const texts = isSignedIn ? copy.sentToOther : copy.sentToVisitor
  const text = address.startsWith('@') ? texts.telegram : texts.email
  return <Banner title={copy.sentTo(address)} text={text} />
}

const Answer = ({ token, next }: { token: string; next: string }) => {
  const user = useAccount((account) => account.user)
  const accept = useAcceptInvite()
  const enter = useEnter()
  return (
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
          accept.mutate(token, {
            onSuccess: ({ workspaceId }) => enter(workspaceId, '/dashboard'),
          })
        }
      >
        {copy.accept}
      </Button>
      <OtherAccount next={next} />
    </>
  )
}

const Question = ({ invite, token }: { invite: OpenedInvite; token: string }) => {
  const isSignedIn = useIsSignedIn()
  const { workspaceName, inviterName, sentTo } = invite
  const next = `/team/accept?token=${token}`
  return (
    <SinglePurposeCard title={copy.title(workspaceName)} text={copy.by(inviterName)}>
      <Terms invite={invite} />
      {sentTo === null ? null : <SentTo address={sentTo} />}
      {isSignedIn && sentTo === null ? <Answer token={token} next={next} /> : null}
      {isSignedIn && sentTo !== null ? <OtherAccount next={next} /> : null}
      {isSignedIn ? null : (
        <LinkButton asChild isFullWidth>
          <Link to="/login" search={{ next }}>
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
    const { state } = invite
    if (state === 'open') return <Question invite={invite} token={token} />
    if (state === 'member') return <Inside invite={invite} />
    return <Closed invite={invite} state={state} onRetry={() => void refetch()} />
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
