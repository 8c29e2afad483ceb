import type { ConversationItem } from '@kadr/contract/audience/conversation'
import { clsx } from 'clsx'
import { EyeOff, Heart, Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTime } from '../../../../platform/text/format.ts'
import { nameOf } from '../copy.ts'
import { PersonFace } from '../list/person-face.tsx'
import { threadCopy } from './copy.ts'

export const bubbleStyle = ({ isOurs, isFaint }: { isOurs: boolean; isFaint?: boolean }) =>
  clsx(
    'w-fit max-w-[88%] rounded-card px-3.5 py-2.5 text-label',
    isOurs ? 'ml-auto rounded-br-chip bg-accent-soft' : 'rounded-bl-chip bg-surface shadow-card',
    isFaint && 'bg-sunken! text-ink-3 shadow-none',
  )

type Props = { item: ConversationItem; timeZone: string; menu: ReactNode }

const Media = ({ item }: { item: ConversationItem }) => (
  <span className="grid gap-2 empty:hidden">
    {item.media.map(({ kind, url }, index) =>
      url && kind !== 'video' ? (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: files of one message have no ids and keep their order
          key={index}
          src={url}
          alt={threadCopy.media[kind]}
          loading="lazy"
          className="max-h-60 w-fit max-w-full rounded-chip bg-sunken"
        />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <span key={index} className="flex items-center gap-1.5 text-ink-2">
          <Paperclip aria-hidden="true" className="size-4" />
          {threadCopy.media[kind]}
        </span>
      ),
    )}
  </span>
)

const notesOf = ({ editedAt, isHidden, held, act, author, isOurs }: ConversationItem) => [
  ...(isOurs && author.name ? [threadCopy.by(author.name)] : []),
  ...(editedAt ? [threadCopy.edited] : []),
  ...(isHidden ? [threadCopy.hidden] : []),
  ...(held !== 'none' ? [threadCopy.held[held]] : []),
  ...(act ? [threadCopy.act[act.kind]] : []),
]

/** What somebody wrote, as it was written: plain text in its own direction, nothing in it is followed. */
export const Bubble = ({ item, timeZone, menu }: Props) => {
  const { isOurs, isDeleted, isHidden, isLiked, author, text, happenedAt, actFailure } = item
  const meta = [formatTime({ instant: happenedAt, timeZone }), ...notesOf(item)].join(', ')
  return (
    <div className="flex items-end gap-2">
      {isOurs ? null : <PersonFace name={nameOf(author)} size="sm" />}
      <div className="group flex min-w-0 flex-1 items-center gap-1">
        <div className={bubbleStyle({ isOurs, isFaint: isDeleted || isHidden })}>
          {isDeleted ? <p>{threadCopy.deleted}</p> : null}
          {text && !isDeleted ? (
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
          ) : null}
          {isDeleted ? null : <Media item={item} />}
          <p className="flex items-center gap-1 pt-0.5 text-caption text-ink-3">
            {isHidden ? <EyeOff aria-hidden="true" className="size-3 shrink-0" /> : null}
            {meta}
            {isLiked ? (
              <>
                <Heart aria-hidden="true" className="size-3 shrink-0 fill-failed text-failed" />
                <span className="sr-only">{threadCopy.liked}</span>
              </>
            ) : null}
          </p>
          {actFailure ? <p className="text-caption text-failed">{actFailure}</p> : null}
        </div>
        {isOurs || isDeleted ? null : menu}
      </div>
    </div>
  )
}
