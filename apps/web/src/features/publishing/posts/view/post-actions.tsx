import type { Post } from '@kadr/contract/publishing/posts'
import { Link } from '@tanstack/react-router'
import { CalendarClock, Copy, Eraser, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { ActionDialogs } from './action-dialogs.tsx'
import { actionsCopy } from './copy.ts'
import { postAbilities } from './post-abilities.ts'
import { PostMenu } from './post-menu.tsx'
import { usePostActions } from './use-post-actions.ts'

const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

type Props = { post: Post; onDeleted: () => void }

export const PostActions = ({ post, onDeleted }: Props) => {
  const actions = usePostActions()
  const [isRemoving, setIsRemoving] = useState(false)
  const can = postAbilities(post)
  const isOut = post.targets.some(({ state }) => state === 'published')
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2">
      {isOut ? (
        <Button
          variant="ghost"
          className="mr-auto text-failed!"
          icon={<Eraser aria-hidden="true" className="size-5" />}
          onClick={() => setIsRemoving(true)}
        >
          {actionsCopy.removeEverywhere}
        </Button>
      ) : null}
      {can.canMove ? (
        <Button
          variant="secondary"
          icon={<CalendarClock aria-hidden="true" className="size-5" />}
          onClick={() => actions.run(post, 'move')}
        >
          {actionsCopy.move}
        </Button>
      ) : null}
      {can.canEdit ? (
        <LinkButton asChild>
          <Link to="/posts/$postId" params={{ postId: post.id }}>
            <Pencil aria-hidden="true" className="size-5" />
            {actionsCopy.edit}
          </Link>
        </LinkButton>
      ) : null}
      {isOut && !can.canEdit ? (
        <Button
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => actions.run(post, 'duplicate')}
        >
          {actionsCopy.duplicate}
        </Button>
      ) : null}
      <PostMenu post={post} onAction={(action) => actions.run(post, action)} />
      <ActionDialogs actions={actions} onDeleted={onDeleted} />
      {isRemoving ? (
        <Suspense>
          <RemoveDialog post={post} onClose={() => setIsRemoving(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
