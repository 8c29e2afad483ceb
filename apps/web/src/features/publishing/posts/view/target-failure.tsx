import type { Target } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { Link } from '@tanstack/react-router'
import { useAccounts } from '../../../../networks/account-options.ts'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { actionsCopy } from './copy.ts'
import { rememberRetry } from './use-retry-after-repair.ts'

type Props = { post: Post; target: Target; timeZone: string }
const { target: copy, dialog } = actionsCopy

/** The sign-in begins at once and returns here, where the publication is sent. */
const SignInAndPublish = ({ post, target }: Omit<Props, 'timeZone'>) => {
  const storage = useUserStorage({ isOfTab: true })
  if (target.connectionId === null) return null
  return (
    <LinkButton asChild size="sm">
      <Link
        to="/connections"
        onClick={() => rememberRetry(target.id, storage)}
        search={{
          connect: target.network,
          account: target.connectionId,
          back: `/posts?post=${post.id}&retry=${target.id}`,
        }}
      >
        {copy.reconnect}
      </Link>
    </LinkButton>
  )
}

const Remedy = ({ post, target }: Omit<Props, 'timeZone'>) => {
  if (target.failure?.action === 'edit') {
    return (
      <LinkButton asChild variant="secondary" size="sm">
        <Link to="/posts/$postId" params={{ postId: post.id }}>
          {copy.edit}
        </Link>
      </LinkButton>
    )
  }
  return target.failure?.action === 'reconnect' ? (
    <SignInAndPublish post={post} target={target} />
  ) : null
}

/** Whether the account that refused has been signed in to since. */
const useIsRepaired = ({ failure, connectionId }: Target): boolean => {
  const { accounts = [] } = useAccounts()
  const account = accounts.find(({ id }) => id === connectionId)
  return failure?.action === 'reconnect' && account?.status === 'active'
}

export const TargetFailure = ({ post, target, timeZone }: Props) => {
  const { failure, state } = target
  const isRepaired = useIsRepaired(target)
  // An unknown result is explained by SettleForm.
  if (!failure || state === 'needs_attention') return null
  if (isRepaired) {
    return <p className="rounded-control bg-published-soft p-3 text-label">{copy.repaired}</p>
  }
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 rounded-control bg-failed-soft p-3">
      <p className="text-label wrap-anywhere">{failure.message}</p>
      {failure.retryAt ? (
        <p className="text-caption text-ink-2">
          {dialog.retryAt(formatDateTime({ instant: failure.retryAt, timeZone }))}
        </p>
      ) : null}
      <Remedy post={post} target={target} />
    </div>
  )
}
