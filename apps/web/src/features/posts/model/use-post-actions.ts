import type { Post } from '@kadr/contract/posts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { notify } from '../../../ui/toast.tsx'
import { actionsCopy } from '../actions-copy.ts'
import { useDuplicatePost, useUnschedulePost } from '../api/posts.mutations.ts'
import type { PostAction } from '../components/post-menu.tsx'

/** A version conflict gets its own text; other errors show the server's message. */
export const actionFailure = (error: unknown): string =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT'
    ? actionsCopy.stale
    : failureText(error)

const notifyFailure = (error: unknown) =>
  notify.error(actionsCopy.failed, { text: actionFailure(error) })

type Asked = { action: 'move' | 'share' | 'delete'; post: Post }

/** Actions without a confirmation run at once; `asked` is the open dialog. */
export const usePostActions = () => {
  const [asked, setAsked] = useState<Asked>()
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
    if (action !== 'unschedule') return setAsked({ action, post })
    unschedule.mutate(
      { id: post.id, version: post.version },
      {
        onSuccess: () =>
          notify.success(post.state === 'draft' ? actionsCopy.takenOff : actionsCopy.unscheduled),
        onError: notifyFailure,
      },
    )
  }
  return { asked, run, close: () => setAsked(undefined) }
}
