import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { formatNumber } from '@kadr/domain/base/plural'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Eye, Heart, MessageCircle } from 'lucide-react'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { personCopy } from './copy.ts'

type Props = { thread: ConversationThread }

const Figure = ({
  icon: Icon,
  label,
  value,
}: {
  icon: typeof Eye
  label: string
  value: string
}) => (
  <li className="flex items-center gap-2 text-label text-ink-2">
    <Icon aria-hidden="true" className="size-4 shrink-0" />
    <span className="sr-only">{label}: </span>
    {value}
  </li>
)

/** The publication that is talked about. */
export const PostCard = ({ thread: { post, conversation } }: Props) => {
  const openLink = useNetworkLink()
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  if (!post) return null
  const { title, url, thumbnailUrl, publishedAt, postId, figures, unanswered } = post
  const { views, likes, comments } = figures
  const shown = (value: number | null) => value !== null && formatNumber(value)
  const waiting = unanswered > 0 ? personCopy.unanswered(unanswered) : ''
  const talk = [shown(comments), waiting].filter(Boolean).join(', ')
  return (
    <Card className="flex gap-3">
      {thumbnailUrl ? (
        <img
          src={thumbnailUrl}
          alt=""
          className="h-32 w-20 shrink-0 rounded-chip bg-sunken object-cover"
        />
      ) : null}
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <h3 className="line-clamp-3 text-label font-semibold wrap-anywhere">{title}</h3>
        {publishedAt ? (
          <p className="text-caption text-ink-3">
            {personCopy.published(
              describeMoment({ at: new Date(publishedAt), now: new Date(), timeZone }),
            )}
          </p>
        ) : null}
        <ul className="grid gap-1 empty:hidden">
          {views === null ? null : (
            <Figure icon={Eye} label={personCopy.views} value={formatNumber(views)} />
          )}
          {likes === null ? null : (
            <Figure icon={Heart} label={personCopy.likes} value={formatNumber(likes)} />
          )}
          {talk ? <Figure icon={MessageCircle} label={personCopy.comments} value={talk} /> : null}
        </ul>
        <div className="flex flex-wrap gap-x-4">
          {postId ? (
            <Link
              to="/posts"
              search={{ post: postId }}
              className="py-1 text-label font-medium text-accent"
            >
              {personCopy.openOurs}
            </Link>
          ) : null}
          {url ? (
            <Button
              variant="text"
              size="sm"
              onClick={() => openLink({ network: conversation.account.network, url })}
            >
              {personCopy.openPost}
              <ArrowUpRight aria-hidden="true" className="size-4" />
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
