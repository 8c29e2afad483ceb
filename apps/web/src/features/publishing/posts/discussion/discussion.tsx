import { useEffect } from 'react'
import { Section } from '../../../../ui/layout/section.tsx'
import { useReadComments } from '../api/discussion.mutations.ts'
import { usePostComments } from '../api/discussion.queries.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import { discussionCopy as copy } from './copy.ts'

/** Long enough to see the marks of what is new. */
const READ_AFTER_MS = 3000

type Props = { postId: string; timeZone: string; as?: 'h2' | 'h3' }

export const Discussion = ({ postId, timeZone, as = 'h3' }: Props) => {
  const { data: comments, isError } = usePostComments(postId)
  const { mutate: read } = useReadComments()
  const hasUnread = comments?.some(({ isUnread }) => isUnread) ?? false
  useEffect(() => {
    if (!hasUnread) return
    const timer = setTimeout(() => read({ id: postId }), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hasUnread, postId, read])
  const threads = comments?.filter(({ parentId }) => parentId === null) ?? []
  return (
    <Section title={copy.title} as={as}>
      {isError ? (
        <p role="alert" className="text-label text-failed">
          {copy.failed}
        </p>
      ) : null}
      {comments && threads.length === 0 ? (
        <p className="text-label text-ink-3">{copy.empty}</p>
      ) : null}
      <ul className="grid grid-cols-1 gap-2">
        {threads.map((first) => (
          <CommentThread
            key={first.id}
            first={first}
            replies={comments?.filter(({ parentId }) => parentId === first.id) ?? []}
            postId={postId}
            timeZone={timeZone}
          />
        ))}
      </ul>
      <CommentForm postId={postId} parentId={null} />
    </Section>
  )
}
