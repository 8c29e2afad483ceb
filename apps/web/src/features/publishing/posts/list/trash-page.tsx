import { type DeletedPost, restorePost, TRASH_DAYS } from '@kadr/contract/publishing/post-trash'
import { countOf } from '@kadr/domain/base/plural'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { DAY_MS } from '@kadr/kit/durations'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Undo2 } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { useDeletedPosts } from '../api/posts.queries.ts'
import { copy as postsCopy } from '../copy.ts'
import { actionsCopy } from '../view/copy.ts'
import { PostThumb } from '../view/post-thumb.tsx'
import { TargetMarks } from '../view/target-marks.tsx'
import { useRestore } from '../view/use-restore.ts'
import { PostsSkeleton } from './posts-skeleton.tsx'

const { trash: copy } = actionsCopy

const describeLeft = ({ deletedAt }: DeletedPost, now: Date) => {
  const passed = (now.getTime() - new Date(deletedAt).getTime()) / DAY_MS
  const days = Math.ceil(TRASH_DAYS - passed)
  return days < 1
    ? copy.leftToday
    : copy.left(countOf({ count: days, forms: ['день', 'дня', 'дней'] }))
}

type RowProps = {
  deleted: DeletedPost
  now: Date
  isRestoring: boolean
  /** Undefined for read-only roles. */
  onRestore: (() => void) | undefined
}

const TrashRow = ({ deleted, now, isRestoring, onRestore }: RowProps) => {
  const { post } = deleted
  const title = postTitle(post.text) || postsCopy.untitled
  return (
    <li className="flex min-w-0 flex-wrap items-start gap-3 p-3">
      <PostThumb media={post.media} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="line-clamp-2 font-medium wrap-anywhere">{title}</p>
        <p className="text-label text-ink-3">{describeLeft(deleted, now)}</p>
        {post.targets.length > 0 ? <TargetMarks targets={post.targets} /> : null}
      </div>
      {onRestore ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          aria-label={copy.restoreNamed(title)}
          isLoading={isRestoring}
          onClick={onRestore}
        >
          {copy.restore}
        </Button>
      ) : null}
    </li>
  )
}

const Trash = () => {
  const canRestore = useCan(restorePost.action)
  const { deleted, ...list } = useDeletedPosts()
  const { restore, restoringId } = useRestore()
  const now = new Date()
  const empty = (
    <Card>
      <EmptyState drawing="reel" title={copy.empty.title} text={copy.empty.text} />
    </Card>
  )
  return (
    <QueryFrame
      query={list}
      data={deleted}
      loading={<PostsSkeleton />}
      failed={{ title: copy.failed, text: failureText(list.error) }}
      empty={empty}
    >
      {(posts) => (
        <div className="grid grid-cols-1 gap-4">
          <Card padding="none">
            <List label={copy.list}>
              {posts.map((one) => (
                <TrashRow
                  key={one.post.id}
                  deleted={one}
                  now={now}
                  isRestoring={restoringId === one.post.id}
                  onRestore={canRestore ? () => restore(one.post.id) : undefined}
                />
              ))}
            </List>
          </Card>
          {list.hasNextPage ? (
            <Button
              variant="secondary"
              isLoading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {copy.more}
            </Button>
          ) : null}
        </div>
      )}
    </QueryFrame>
  )
}

export default function TrashPage() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        actions={
          <LinkButton asChild variant="ghost">
            <Link to="/posts">
              <ArrowLeft aria-hidden="true" className="size-5" />
              {copy.back}
            </Link>
          </LinkButton>
        }
      />
      <p className="text-ink-2 text-pretty">{copy.text}</p>
      <Trash />
    </div>
  )
}
