import type { Notification } from '@kadr/contract/delivery/notifications'
import { Bell, Check } from 'lucide-react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { useReadNotifications } from '../api/notifications.mutations.ts'
import { copy } from '../copy.ts'
import { foldNotifications } from '../model/fold-notifications.ts'
import { NotificationLink } from './notification-link.tsx'

type Props = { notifications: Notification[] }

/** Unread ones among other rows of the dashboard. */
export const NotificationRows = ({ notifications }: Props) => {
  const { read } = useReadNotifications()
  return foldNotifications(notifications).map(({ newest, ids }) => {
    const { id, title, text, link } = newest
    return (
      <li key={id} className="flex min-h-16 items-start gap-3 px-4 py-3">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
          <Bell aria-hidden="true" className="size-5" />
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-medium">{title}</p>
          <p className="text-label whitespace-pre-line text-ink-3 wrap-anywhere">
            {ids.length > 1 ? copy.andMore(ids.length - 1) : text}
          </p>
          {link === null ? null : (
            <LinkButton asChild variant="text" size="sm" className="justify-self-start">
              <NotificationLink notification={{ ...newest, link }} ids={ids}>
                {copy.open}
              </NotificationLink>
            </LinkButton>
          )}
        </div>
        <IconButton
          label={copy.read(title)}
          icon={<Check aria-hidden="true" className="size-5" />}
          onClick={() => read({ ids })}
          className="-mr-2"
        />
      </li>
    )
  })
}
