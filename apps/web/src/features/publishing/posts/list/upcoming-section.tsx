import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { Link } from '@tanstack/react-router'
import { describePostTime } from '../../../../platform/text/describe-time.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useUnreadComments } from '../api/discussion.queries.ts'
import type { useUpcoming } from '../api/posts.queries.ts'
import { copy } from '../copy.ts'
import { UnreadBadge } from '../discussion/unread-badge.tsx'
import { PostThumb } from '../view/post-thumb.tsx'
import { TargetMarks } from '../view/target-marks.tsx'

const { upcoming: words } = copy

export const UpcomingSection = ({ upcoming }: { upcoming: ReturnType<typeof useUpcoming> }) => {
  const { data, isError, isFetching, refetch } = upcoming
  const unread = useUnreadComments()
  const now = new Date()
  return (
    <Section
      title={words.title}
      action={
        <Link
          to="/posts"
          search={{ state: 'scheduled' }}
          className="text-label font-medium text-accent"
        >
          {words.calendar}
        </Link>
      }
    >
      <Card padding="none">
        {!data && isError ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3 p-4">
            <p className="text-label text-ink-2">{words.failed}</p>
            <Button
              variant="secondary"
              size="sm"
              isLoading={isFetching}
              onClick={() => void refetch()}
            >
              {words.retry}
            </Button>
          </div>
        ) : null}
        {data?.items.length === 0 ? (
          <p className="p-4 text-label text-ink-2">{words.empty}</p>
        ) : null}
        <List label={words.title}>
          {data?.items.map((post) => (
            <li key={post.id} className="relative flex min-w-0 items-center gap-3 px-4 py-3">
              <PostThumb media={post.media} />
              <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
                <Link
                  to="/posts"
                  search={{ state: 'scheduled', post: post.id }}
                  className="truncate font-medium text-ink no-underline after:absolute after:inset-0"
                >
                  {postTitle(post.text) || copy.untitled}
                </Link>
                {post.time ? (
                  <time dateTime={post.time.at} className="text-label text-ink-3">
                    {describePostTime({ time: post.time, now })}
                  </time>
                ) : null}
                <span className="flex flex-wrap items-center gap-1.5">
                  <TargetMarks targets={post.targets} />
                  <UnreadBadge count={unread.get(post.id)} />
                </span>
              </div>
            </li>
          ))}
        </List>
      </Card>
    </Section>
  )
}
