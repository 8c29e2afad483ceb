import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { formatNumber } from '@kadr/domain/base/plural'
import { ChevronRight } from 'lucide-react'
import { personCopy } from './copy.ts'

type Props = { thread: ConversationThread; onOpen: () => void }

/** Where the post has no place beside the thread, a line of it stands above. */
export const PostStrip = ({ thread: { post }, onOpen }: Props) => {
  if (!post) return null
  const { title, thumbnailUrl, figures, unanswered } = post
  const talk = [
    ...(figures.comments === null
      ? []
      : [`${personCopy.comments}: ${formatNumber(figures.comments)}`]),
    ...(unanswered > 0 ? [personCopy.unanswered(unanswered)] : []),
  ].join(', ')
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full cursor-pointer items-center gap-3 border-b border-line bg-surface px-4 py-2 text-left xl:hidden"
    >
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" className="h-11 w-8 rounded-chip bg-sunken object-cover" />
      ) : null}
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="truncate text-label font-medium">{title}</span>
        <span className="truncate text-caption text-ink-3">{talk || personCopy.post}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </button>
  )
}
