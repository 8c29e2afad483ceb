import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { useMe } from '../../../identity/users/api/users.queries.ts'
import { useReadNotifications } from '../api/notifications.mutations.ts'
import { useNotifications, useUnreadCount } from '../api/notifications.queries.ts'
import { copy } from '../copy.ts'
import { BotBlocked } from './bot-blocked.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

const SHOWN = 10

const Panel = ({ unreadCount, onClose }: { unreadCount: number; onClose: () => void }) => {
  const { user } = useMe()
  const { query, items } = useNotifications({ filter: {}, pageSize: SHOWN })
  const { read, isPending } = useReadNotifications()
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-2 border-b border-line pr-2 pl-4">
        <h2 className="font-semibold">{copy.title}</h2>
        {unreadCount > 0 ? (
          <Button variant="text" size="sm" isLoading={isPending} onClick={() => read({})}>
            {copy.readAll}
          </Button>
        ) : null}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="p-2 empty:hidden">
          <BotBlocked />
        </div>
        <QueryFrame
          query={query}
          data={items?.slice(0, SHOWN)}
          loading={<NotificationsSkeleton />}
          failed={{ title: copy.failed, text: failureText(query.error) }}
          empty={<p className="p-4 text-label text-ink-2">{copy.empty.text}</p>}
          hasCard={false}
        >
          {(notifications) => (
            <NotificationList
              notifications={notifications}
              timeZone={user?.timeZone ?? 'Europe/Moscow'}
              isShort
              onOpen={onClose}
            />
          )}
        </QueryFrame>
      </div>
      <div className="border-t border-line p-2">
        <LinkButton asChild variant="text" size="sm" isFullWidth>
          <Link to="/notifications" onClick={onClose}>
            {copy.all}
          </Link>
        </LinkButton>
      </div>
    </>
  )
}

/** The bottom bar of a phone stays in reach. */
const CLEAR_OF_EDGES = { top: 8, right: 8, bottom: 72, left: 8 }

/** The number of unread notifications, and the newest of them in a panel. */
export default function Bell() {
  const [isOpen, setIsOpen] = useState(false)
  const count = useUnreadCount()
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <IconButton
          label={copy.bell(count)}
          icon={
            <>
              <BellIcon aria-hidden="true" className="size-5" />
              {count > 0 ? (
                <span
                  aria-hidden="true"
                  className="absolute top-1 left-6 min-w-5 rounded-full bg-accent px-1 text-center text-caption font-semibold text-on-accent"
                >
                  {copy.badge(count)}
                </span>
              ) : null}
            </>
          }
          className="relative shrink-0"
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={CLEAR_OF_EDGES}
          aria-label={copy.title}
          className="z-(--z-sheet) flex max-h-(--radix-popover-content-available-height) w-100 max-w-[calc(100vw-16px)] flex-col overflow-hidden rounded-card bg-surface shadow-pop outline-none data-[state=open]:animate-fade-in"
        >
          <Panel unreadCount={count} onClose={() => setIsOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
