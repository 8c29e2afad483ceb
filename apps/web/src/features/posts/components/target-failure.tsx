import type { FailureAction, Target } from '@kadr/contract/post-targets'
import type { Post } from '@kadr/contract/posts'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '../../../platform/format.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { actionsCopy } from '../actions-copy.ts'

type Props = { post: Post; target: Target; timeZone: string }
const { target: copy, dialog } = actionsCopy

const Way = ({ action, postId }: { action: FailureAction; postId: string }) => {
  if (action === 'edit') {
    return (
      <LinkButton asChild variant="secondary" size="sm">
        <Link to="/posts/$postId" params={{ postId }}>
          {copy.edit}
        </Link>
      </LinkButton>
    )
  }
  if (action === 'reconnect') {
    return (
      <LinkButton asChild variant="secondary" size="sm">
        <Link to="/connections">{copy.reconnect}</Link>
      </LinkButton>
    )
  }
  return null
}

export const TargetFailure = ({ post, target: { failure, state }, timeZone }: Props) => {
  // An unknown result is explained by SettleForm.
  if (!failure || state === 'needs_attention') return null
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 rounded-control bg-failed-soft p-3">
      <p className="text-label wrap-anywhere">{failure.message}</p>
      {failure.retryAt ? (
        <p className="text-caption text-ink-2">
          {dialog.retryAt(formatDateTime({ instant: failure.retryAt, timeZone }))}
        </p>
      ) : null}
      <Way action={failure.action} postId={post.id} />
    </div>
  )
}
