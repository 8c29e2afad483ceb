import type { Post } from '@kadr/contract/publishing/posts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useDuplicatePost, useUnschedulePost } from '../api/posts.mutations.ts'
import { actionsCopy } from './copy.ts'
import type { PostAction } from './post-menu.tsx'

/** A version conflict gets its own text; other errors show the server's message. */
export const actionFailure = (error: unknown): string =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT'
    ? actionsCopy.stale
    : failureText(error)

const notifyFailure = (error: unknown) =>
  notify.error(actionsCopy.failed, { text: actionFailure(error) })

type OpenDialog = { action: 'move' | 'share' | 'delete'; post: Post }

/** Actions without a confirmation run at once; `dialog` is the open one. */
export const usePostActions = () => {
  const [dialog, setDialog] = useState<OpenDialog>()
  const duplicate = useDuplicatePost()
  const unschedule = useUnschedulePost()
  const navigate = useNavigate()

  const copyPost = (post: Post) =>
    duplicate.mutate(post.id, {
      onSuccess: ({ id }) =>
        notify.success(actionsCopy.duplicated, {
          action: {
            label: actionsCopy.openCopy,
            onClick: () => void navigate({ to: '/posts/$postId', params: { postId: id } }),
          },
        }),
      onError: notifyFailure,
    })

  const run = (post: Post, action: PostAction) => {
    if (action === 'duplicate') return copyPost(post)
    if (action !== 'unschedule') return setDialog({ action, post })
    unschedule.mutate(
      { id: post.id, version: post.version },
      {
        onSuccess: () =>
          notify.success(
            post.state === 'draft' ? actionsCopy.removedFromCalendar : actionsCopy.unscheduled,
          ),
        onError: notifyFailure,
      },
    )
  }
  return { dialog, run, close: () => setDialog(undefined) }
}
