import type { Post } from '@kadr/contract/publishing/posts'
import { joinSentences } from '@kadr/domain/base/sentences'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describePostTime } from '../../../../platform/text/describe-time.ts'
import { RubricMark } from '../../../../rubrics/rubric-mark.tsx'
import { copy } from '../copy.ts'
import { UnreadBadge } from '../discussion/unread-badge.tsx'
import { describeReturn } from '../view/describe-return.ts'
import { PostBadge } from '../view/post-badge.tsx'
import { PostThumb } from '../view/post-thumb.tsx'
import { TargetMarks } from '../view/target-marks.tsx'
import type { PostsSearch } from './posts-search.ts'

type Props = {
  post: Post
  now: Date
  search: PostsSearch
  /** Undefined for read-only roles. */
  isSelected: boolean | undefined
  onSelect: (id: string) => void
  /** Comments of it the user has not read. */
  unread: number | undefined
  menu: ReactNode
  /** What can be done with it right here. */
  footer?: ReactNode
}

const LINK =
  'line-clamp-2 font-medium wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:text-accent'

/** A draft opens in the composer, any other state in the post dialog. */
const Title = ({ post, search, title }: { post: Post; search: PostsSearch; title: string }) =>
  post.state === 'draft' ? (
    <Link to="/posts/$postId" params={{ postId: post.id }} className={LINK}>
      {title}
    </Link>
  ) : (
    <Link to="/posts" search={{ ...search, post: post.id }} resetScroll={false} className={LINK}>
      {title}
    </Link>
  )

const ReturnLine = ({ post: { returned }, now }: { post: Post; now: Date }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  if (!returned) return null
  return (
    <p className="line-clamp-3 text-label text-ink-2 wrap-anywhere">
      {joinSentences([describeReturn({ returned, now, timeZone }), returned.note])}
    </p>
  )
}

export const PostRow = ({
  post,
  now,
  search,
  isSelected,
  onSelect,
  unread,
  menu,
  footer,
}: Props) => {
  const title = postTitle(post.text) || copy.untitled
  return (
    <li className="relative flex min-w-0 flex-wrap items-start gap-2 p-3 hover:bg-header">
      {isSelected === undefined ? null : (
        <label className="relative z-10 -m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <span className="sr-only">{copy.bulk.select(title)}</span>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => onSelect(post.id)}
            className="size-5 cursor-pointer accent-accent"
          />
        </label>
      )}
      <PostThumb media={post.media} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <Title post={post} search={search} title={title} />
        <p className="flex flex-wrap items-center gap-x-2 text-label text-ink-3">
          {post.repeat ? (
            <>
              <Repeat aria-hidden="true" className="size-4" />
              <span className="sr-only">{copy.repeats}. </span>
            </>
          ) : null}
          {post.time ? (
            <time dateTime={post.time.at}>{describePostTime({ time: post.time, now })}</time>
          ) : (
            copy.noTime
          )}
        </p>
        <ReturnLine post={post} now={now} />
        <div className="flex flex-wrap items-center gap-1.5">
          <PostBadge post={post} />
          {post.targets.length > 0 ? (
            <TargetMarks targets={post.targets} />
          ) : (
            <span className="text-caption text-ink-3">{copy.noAccounts}</span>
          )}
          <RubricMark id={post.rubricId} />
          <UnreadBadge count={unread} />
        </div>
      </div>
      <div className="relative z-10 -m-2 shrink-0">{menu}</div>
      {footer ? (
        <div
          className={clsx(
            'relative z-10 basis-full',
            isSelected === undefined ? 'sm:pl-18' : 'sm:pl-27',
          )}
        >
          {footer}
        </div>
      ) : null}
    </li>
  )
}
