import type { Notification } from '@kadr/contract/delivery/notifications'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useReadNotifications } from '../api/notifications.mutations.ts'
import { copy } from '../copy.ts'
import { NotificationLink } from './notification-link.tsx'
import { TopicIcon } from './topic-icon.tsx'

type Props = {
  notification: Notification
  /** Where the user has several. */
  workspaceName: string | undefined
  timeZone: string
  /** In the panel, where there is less room. */
  isShort?: boolean
  onOpen?: () => void
}

/** The whole row opens what it is about. */
export const NotificationItem = ({
  notification,
  workspaceName,
  timeZone,
  isShort = false,
  onOpen,
}: Props) => {
  const { read } = useReadNotifications()
  const { id, kind, title, text, link, outcome, createdAt, readAt } = notification
  const isUnread = readAt === null
  const when = describeMoment({ at: new Date(createdAt), now: new Date(), timeZone })
  return (
    <li
      className={clsx(
        'relative flex min-h-16 items-start gap-3 px-4 py-3',
        link !== null && 'hover:bg-sunken',
      )}
    >
      <TopicIcon kind={kind} isOver={outcome !== null} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className={clsx('wrap-anywhere', isUnread ? 'font-semibold' : 'font-medium')}>
          {isUnread ? <span className="sr-only">{copy.unread}: </span> : null}
          {link === null ? (
            title
          ) : (
            <NotificationLink
              notification={{ ...notification, link }}
              ids={isUnread ? [id] : []}
              onOpen={onOpen}
              className="text-ink no-underline after:absolute after:inset-0"
            >
              {title}
            </NotificationLink>
          )}
        </p>
        <p
          className={clsx(
            'text-label whitespace-pre-line text-ink-2 wrap-anywhere',
            isShort && 'line-clamp-3',
          )}
        >
          {text}
        </p>
        {outcome === null ? null : <p className="text-label text-published">{outcome}</p>}
        <p className="text-caption text-ink-3">
          {workspaceName === undefined ? when : `${when}, ${workspaceName}`}
        </p>
      </div>
      {isUnread ? (
        <IconButton
          label={copy.read(title)}
          icon={<Check aria-hidden="true" className="size-5" />}
          onClick={() => read({ ids: [id] })}
          className="relative -mr-2"
        />
      ) : null}
      {isUnread ? (
        <span
          aria-hidden="true"
          className="absolute top-3 left-1.5 size-2 rounded-full bg-accent"
        />
      ) : null}
    </li>
  )
}
