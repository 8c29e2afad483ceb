import { updatePost } from '@kadr/contract/posts'
import { ApiError } from '../../../platform/api-error.ts'
import { useCan } from '../../../platform/current-workspace.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { actionsCopy } from '../actions-copy.ts'
import { usePost } from '../api/posts.queries.ts'
import { PostActions } from './post-actions.tsx'
import { PostView } from './post-view.tsx'

type Props = { postId: string; onClose: () => void }
const { dialog: copy } = actionsCopy

export const PostDialog = ({ postId, onClose }: Props) => {
  const { data: post, error, isFetching, refetch } = usePost(postId)
  const canEdit = useCan(updatePost.action)
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Dialog
      open
      size="lg"
      title={copy.title}
      onOpenChange={onClose}
      {...(post && canEdit && { footer: <PostActions post={post} onDeleted={onClose} /> })}
    >
      {post ? <PostView post={post} /> : null}
      {!post && error ? (
        <ErrorState
          title={copy.failed}
          text={isGone ? copy.gone : failureText(error)}
          isRetrying={isFetching}
          {...(!isGone && { onRetry: () => void refetch() })}
        />
      ) : null}
      {!post && !error ? (
        <SkeletonGroup label={copy.loading} className="grid gap-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-24 w-full rounded-card" />
        </SkeletonGroup>
      ) : null}
    </Dialog>
  )
}
