import type { Conversation } from '@kadr/contract/audience/conversation'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { nameOf } from '../copy.ts'
import { describeAgo } from './ago.ts'
import { badgesOf } from './badges.ts'
import { listCopy } from './copy.ts'
import type { InboxSearch } from './inbox-search.ts'
import { PersonFace } from './person-face.tsx'
import { RowBadges } from './row-badges.tsx'

type Props = {
  thread: Conversation
  now: Date
  search: InboxSearch
  isOpen: boolean
  /** Undefined while several are not being chosen. */
  isSelected: boolean | undefined
  onSelect: (id: string) => void
  onOpen: (id: string) => void
}

const lastWords = ({ last }: Pick<Conversation, 'last'>): string =>
  last.text.trim() || (last.media ? listCopy.media[last.media] : listCopy.noText)

const Cover = ({ url }: { url: string | null | undefined }) =>
  url ? (
    <img
      src={url}
      alt=""
      loading="lazy"
      className="h-14 w-9 shrink-0 self-start rounded-chip bg-sunken object-cover"
    />
  ) : null

export const ConversationRow = (props: Props) => {
  const { thread, now, search, isOpen, isSelected, onSelect, onOpen } = props
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const { id, person, account, last, state, post } = thread
  const name = nameOf(person)
  const isNew = state === 'new'
  const badges = badgesOf({
    thread,
    now,
    describeTime: (instant) => describeMoment({ at: new Date(instant), now, timeZone }),
  })
  return (
    <div
      data-open={isOpen || undefined}
      className={clsx(
        'relative flex min-w-0 gap-3 border-l-2 py-3 pr-4 pl-3.5',
        isOpen ? 'border-accent bg-accent-soft' : 'border-transparent bg-surface hover:bg-header',
      )}
    >
      {isSelected === undefined ? (
        <PersonFace name={name} network={account.network} />
      ) : (
        <label className="relative z-10 -m-1.5 flex size-13 shrink-0 cursor-pointer items-center justify-center">
          <span className="sr-only">{listCopy.select(name)}</span>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => onSelect(id)}
            className="size-5 cursor-pointer accent-accent"
          />
        </label>
      )}
      <span className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1">
        <span className="flex min-w-0 items-center gap-2 text-label">
          <Link
            to="/inbox"
            search={{ ...search, thread: id }}
            replace
            resetScroll={false}
            aria-current={isOpen ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onOpen(id)
            }}
            className={clsx(
              'min-w-0 flex-1 truncate text-ink no-underline after:absolute after:inset-0',
              isNew ? 'font-semibold' : 'font-medium',
            )}
          >
            {name}
          </Link>
          {isNew ? (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{listCopy.unread}</span>
            </span>
          ) : null}
          <time dateTime={last.happenedAt} className="shrink-0 text-caption text-ink-3">
            {describeAgo({ at: new Date(last.happenedAt), now, timeZone })}
          </time>
        </span>
        <span
          dir="auto"
          className={clsx(
            'line-clamp-2 text-label wrap-anywhere',
            isNew ? 'text-ink' : 'text-ink-2',
          )}
        >
          {last.isOurs ? <span className="text-ink-3">{listCopy.ours}</span> : null}
          {lastWords(thread)}
        </span>
        <RowBadges badges={badges} />
      </span>
      <Cover url={post?.thumbnailUrl} />
    </div>
  )
}
