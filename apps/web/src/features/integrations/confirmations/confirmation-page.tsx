import type { Confirmation } from '@kadr/contract/integrations/confirmations'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../platform/session/current-workspace.ts'
import { formatDateTime } from '../../../platform/text/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { SinglePurposeCard } from '../../../ui/layout/single-purpose-card.tsx'
import { useConfirmation, useDecideConfirmation } from './api/confirmations.queries.ts'
import { ConfirmationPreview } from './components/confirmation-preview.tsx'
import { copy } from './copy.ts'

const Decide = ({ id, kind, post, answer, expiresAt }: Confirmation) => {
  const decide = useDecideConfirmation(id)
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const press = (isConfirmed: boolean) =>
    decide.mutate(isConfirmed, {
      onError: (error) => notify.error(copy.actionFailed, { text: failureText(error) }),
    })
  const canConfirm = answer !== null || (post !== null && !post.isChanged)
  return (
    <>
      {post?.isChanged ? (
        <Banner tone="warning" title={copy.changed} text={copy.changedText} />
      ) : null}
      {canConfirm ? (
        <Button
          size="lg"
          isFullWidth
          isLoading={decide.isPending && decide.variables}
          onClick={() => press(true)}
        >
          {copy.confirm[kind]}
        </Button>
      ) : null}
      <Button
        size="lg"
        variant="secondary"
        isFullWidth
        isLoading={decide.isPending && !decide.variables}
        onClick={() => press(false)}
      >
        {copy.refuse}
      </Button>
      <p className="text-center text-label text-ink-3">
        {copy.until(formatDateTime({ instant: expiresAt, timeZone }))}
      </p>
    </>
  )
}

const Ended = ({ post, answer }: Confirmation) => {
  if (answer) {
    return (
      <LinkButton asChild variant="secondary">
        <Link to="/inbox" search={{ conversation: answer.conversationId }}>
          {copy.openThread}
        </Link>
      </LinkButton>
    )
  }
  return post ? (
    <LinkButton asChild variant="secondary">
      <Link to="/posts" search={{ post: post.id }}>
        {copy.openPost}
      </Link>
    </LinkButton>
  ) : null
}

const Shown = (confirmation: Confirmation) => {
  const { state, message } = confirmation
  const isWaiting = state === 'waiting'
  return (
    <SinglePurposeCard
      title={copy.title(confirmation)}
      text={isWaiting ? copy.asks(confirmation) : message}
      isAlert={!isWaiting}
    >
      <ConfirmationPreview {...confirmation} />
      {isWaiting ? <Decide {...confirmation} /> : <Ended {...confirmation} />}
    </SinglePurposeCard>
  )
}

/** What an assistant asks to make public, and the person's word. */
export default function ConfirmationPage({ id }: { id: string }) {
  const query = useConfirmation(id)
  return (
    <QueryFrame
      query={query}
      data={query.data}
      failed={{ title: copy.failed, text: failureText(query.error) }}
      loading={
        <SkeletonGroup label={copy.loading} className="m-auto grid w-full max-w-105 gap-4">
          <Skeleton className="h-96 w-full rounded-card" />
        </SkeletonGroup>
      }
    >
      {(confirmation) => <Shown {...confirmation} />}
    </QueryFrame>
  )
}
