import type { PostComment } from '@kadr/contract/team/post-comments'
import { useState } from 'react'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { useDeleteComment, useResolveComment } from '../api/discussion.mutations.ts'
import { useTeamNames } from '../api/discussion.queries.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentPictures } from './comment-pictures.tsx'
import { discussionCopy as copy } from './copy.ts'
import { splitMentions } from './find-mentions.ts'

type OfPost = { postId: string; timeZone: string }

const nameOf = ({ author }: PostComment) => {
  if (!author) return copy.gone
  return author.id === null ? `${author.name} (${copy.guest})` : author.name
}

const Words = ({ text }: { text: string }) => {
  const { data: team } = useTeamNames()
  if (text === '') return null
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {splitMentions(text, team?.members ?? []).map((part, index) =>
        part.isMention ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
          <span key={index} className="font-medium text-accent">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}

const Comment = ({ comment, postId, timeZone }: OfPost & { comment: PostComment }) => {
  const remove = useDeleteComment()
  const at = describeMoment({ at: new Date(comment.createdAt), now: new Date(), timeZone })
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center gap-2 text-caption text-ink-3">
        <span>{`${nameOf(comment)}, ${at}`}</span>
        {comment.isUnread ? <Badge tone="solid">{copy.unread}</Badge> : null}
        {comment.isForGuests ? <Badge tone="accent">{copy.seenByGuests}</Badge> : null}
        {comment.isMine ? (
          <Button
            variant="text"
            size="sm"
            className="ml-auto"
            isLoading={remove.isPending}
            onClick={() => remove.mutate({ id: postId, commentId: comment.id })}
          >
            {copy.remove}
          </Button>
        ) : null}
      </div>
      <Words text={comment.text} />
      <CommentPictures pictures={comment.pictures} />
    </div>
  )
}

type Props = OfPost & { first: PostComment; replies: readonly PostComment[] }

export const CommentThread = ({ first, replies, postId, timeZone }: Props) => {
  const [isReplying, setIsReplying] = useState(false)
  const resolve = useResolveComment()
  const isResolved = first.resolvedAt !== null
  return (
    <li className="grid grid-cols-1 gap-2 rounded-control bg-sunken p-3">
      {isResolved ? <Badge tone="published">{copy.resolved}</Badge> : null}
      <Comment comment={first} postId={postId} timeZone={timeZone} />
      {replies.length > 0 ? (
        <div className="grid grid-cols-1 gap-2 border-l-2 border-line pl-3">
          {replies.map((reply) => (
            <Comment key={reply.id} comment={reply} postId={postId} timeZone={timeZone} />
          ))}
        </div>
      ) : null}
      {isReplying ? (
        <CommentForm postId={postId} parentId={first.id} onDone={() => setIsReplying(false)} />
      ) : (
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button variant="text" size="sm" onClick={() => setIsReplying(true)}>
            {copy.reply}
          </Button>
          <Button
            variant="text"
            size="sm"
            isLoading={resolve.isPending}
            onClick={() =>
              resolve.mutate({ id: postId, commentId: first.id, isResolved: !isResolved })
            }
          >
            {isResolved ? copy.reopen : copy.resolve}
          </Button>
        </div>
      )}
    </li>
  )
}
