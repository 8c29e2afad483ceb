import { type Post, retryTarget } from '@kadr/contract/publishing/posts'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { PresenceNote } from '../../../../documents/presence-note.tsx'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describePostTime } from '../../../../platform/text/describe-time.ts'
import { RubricMark } from '../../../../rubrics/rubric-mark.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy as listCopy } from '../copy.ts'
import { Discussion } from '../discussion/discussion.tsx'
import { ReviewBox } from '../discussion/review-box.tsx'
import { actionsCopy } from './copy.ts'
import { orderTargets } from './order-targets.ts'
import { PostBadge } from './post-badge.tsx'
import { PostThumb } from './post-thumb.tsx'
import { ReturnBanner } from './return-banner.tsx'
import { TargetCard } from './target-card.tsx'

const { dialog: copy } = actionsCopy
const LONG_TEXT = 280

const PostText = ({ post }: { post: Post }) => {
  const [isExpanded, setIsExpanded] = useState(false)
  const isLong = post.text.length > LONG_TEXT
  return (
    <div className="flex min-w-0 items-start gap-3">
      {post.media.length > 0 ? <PostThumb media={post.media} /> : null}
      <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
        <p
          className={`whitespace-pre-wrap wrap-anywhere ${isLong && !isExpanded ? 'line-clamp-4' : ''}`}
        >
          {post.text || listCopy.untitled}
        </p>
        {isLong ? (
          <Button variant="text" size="sm" onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? copy.less : copy.whole}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const Facts = ({ post }: { post: Post }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-ink-2">
    <PostBadge post={post} />
    {post.time ? (
      <time dateTime={post.time.at}>{describePostTime({ time: post.time, now: new Date() })}</time>
    ) : null}
    {post.repeat || post.repeatOf ? (
      <span className="inline-flex items-center gap-1">
        <Repeat aria-hidden="true" className="size-4" />
        {post.repeat ? copy.repeats : copy.repetition}
      </span>
    ) : null}
    <RubricMark id={post.rubricId} />
    {post.author ? <span>{copy.author(post.author.name)}</span> : null}
  </div>
)

export const PostView = ({ post }: { post: Post }) => {
  const canEdit = useCan(retryTarget.action)
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  return (
    <div className="grid grid-cols-1 gap-4">
      <Facts post={post} />
      <PresenceNote kind="post" id={post.id} />
      <ReturnBanner post={post} />
      <ReviewBox post={post} />
      <PostText post={post} />
      <section aria-label={copy.targets} className="grid grid-cols-1 gap-2">
        {post.targets.length === 0 ? (
          <p className="text-label text-ink-3">{copy.noTargets}</p>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {orderTargets(post.targets).map((target) => (
              <TargetCard
                key={target.id}
                post={post}
                target={target}
                timeZone={timeZone}
                canEdit={canEdit}
              />
            ))}
          </ul>
        )}
      </section>
      <Discussion postId={post.id} timeZone={timeZone} />
    </div>
  )
}
