import type { Notification } from '@kadr/contract/notifications'
import { Link } from '@tanstack/react-router'
import { Bell, Check } from 'lucide-react'
import { failureText } from '../../../platform/failure-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useReadNotifications } from '../api/notifications.calls.ts'
import { copy } from '../copy.ts'
import { foldNotifications } from '../model/fold-notifications.ts'

type Props = { notifications: Notification[] }

export const NotificationRows = ({ notifications }: Props) => {
  const read = useReadNotifications()
  const markRead = (ids: string[]) =>
    read.mutate(ids, {
      onError: (error) => notify.error(copy.readFailed, { text: failureText(error) }),
    })
  return foldNotifications(notifications).map(({ newest: { id, title, text, link }, ids }) => (
    <li key={id} className="flex min-h-16 items-start gap-3 px-4 py-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
        <Bell aria-hidden="true" className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium">{title}</p>
        <p className="text-label text-ink-3 wrap-anywhere">
          {ids.length > 1 ? copy.andMore(ids.length - 1) : text}
        </p>
        {link ? (
          <LinkButton asChild variant="text" size="sm" className="justify-self-start">
            <Link to={link} aria-label={copy.openNamed(title)} onClick={() => markRead(ids)}>
              {copy.open}
            </Link>
          </LinkButton>
        ) : null}
      </div>
      <IconButton
        label={copy.read(title)}
        icon={<Check aria-hidden="true" className="size-5" />}
        onClick={() => markRead(ids)}
        className="-mr-2"
      />
    </li>
  ))
}
