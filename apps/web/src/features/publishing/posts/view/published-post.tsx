import { type Post, updatePost } from '@kadr/contract/publishing/posts'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { actionsCopy } from './copy.ts'
import { PostActions } from './post-actions.tsx'
import { PostView } from './post-view.tsx'

export default function PublishedPost({ post }: { post: Post }) {
  const navigate = useNavigate()
  const canEdit = useCan(updatePost.action)
  return (
    <Card className="grid grid-cols-1 gap-4">
      <p className="text-label text-ink-2">{actionsCopy.dialog.publishedText}</p>
      <PostView post={post} />
      {canEdit ? (
        <PostActions post={post} onDeleted={() => void navigate({ to: '/posts' })} />
      ) : null}
    </Card>
  )
}
