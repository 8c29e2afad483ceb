import { updatePost } from '@kadr/contract/publishing/posts'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { usePost } from '../api/posts.queries.ts'
import { actionsCopy } from './copy.ts'
import { PostActions } from './post-actions.tsx'
import { PostView } from './post-view.tsx'

type Props = { postId: string; onClose: () => void }
const { dialog: copy } = actionsCopy

const LOADING = (
  <SkeletonGroup label={copy.loading} className="grid gap-3">
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-24 w-full rounded-card" />
  </SkeletonGroup>
)

export const PostDialog = ({ postId, onClose }: Props) => {
  const query = usePost(postId)
  const { data: post, error } = query
  const canEdit = useCan(updatePost.action)
  const isGone = isNotFound(error)
  return (
    <Dialog
      open
      hasOwnBack
      size="lg"
      title={copy.title}
      onOpenChange={onClose}
      {...(post && canEdit && { footer: <PostActions post={post} onDeleted={onClose} /> })}
    >
      <QueryFrame
        query={query}
        data={post}
        hasCard={false}
        failed={{
          title: copy.failed,
          text: isGone ? copy.gone : failureText(error),
          canRetry: !isGone,
        }}
        loading={LOADING}
      >
        {(loaded) => <PostView post={loaded} />}
      </QueryFrame>
    </Dialog>
  )
}
