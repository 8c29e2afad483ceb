import { notificationTopic } from '@kadr/contract/delivery/notifications'
import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { failureText } from '../../../platform/api/failure-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useMe } from '../../identity/users/api/users.queries.ts'
import { useReadNotifications } from './api/notifications.mutations.ts'
import {
  type NotificationFilter,
  useNotifications,
  useUnreadCount,
} from './api/notifications.queries.ts'
import { BotBlocked } from './components/bot-blocked.tsx'
import { NotificationList } from './components/notification-list.tsx'
import { NotificationsSkeleton } from './components/notifications-skeleton.tsx'
import { copy, TOPIC_NAME } from './copy.ts'
import { useFilter } from './model/use-filter.ts'

const PAGE_SIZE = 30

const STATES = [
  { value: 'all', label: copy.filter.every },
  { value: 'unread', label: copy.filter.unread },
] as const

type FilterProps = {
  filter: NotificationFilter
  onChange: (changes: NotificationFilter) => void
}

const Filters = ({ filter, onChange }: FilterProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Segmented
      label={copy.filter.state}
      options={STATES}
      value={filter.state ?? 'all'}
      onValueChange={(value) => onChange({ state: value === 'unread' ? value : undefined })}
    />
    <div className="min-w-50 flex-1 sm:flex-none">
      <Select
        aria-label={copy.filter.topic}
        placeholder={copy.filter.everyTopic}
        options={notificationTopic.options.map((value) => ({ value, label: TOPIC_NAME[value] }))}
        value={filter.topic ?? ''}
        onChange={({ target }) =>
          onChange({ topic: notificationTopic.options.find((one) => one === target.value) })
        }
      />
    </div>
  </div>
)

const Empty = ({ filter, onChange }: FilterProps) => {
  const isFiltered = filter.topic !== undefined || filter.state !== undefined
  const { empty } = copy
  return (
    <Card>
      <EmptyState
        drawing={isFiltered ? 'search' : 'calendar'}
        title={isFiltered ? empty.none : empty.title}
        text={isFiltered ? empty.noneText : empty.text}
        action={
          isFiltered ? (
            <Button
              variant="secondary"
              onClick={() => onChange({ topic: undefined, state: undefined })}
            >
              {empty.reset}
            </Button>
          ) : null
        }
      />
    </Card>
  )
}

export default function NotificationsPage() {
  const { user } = useMe()
  const { filter, setFilter } = useFilter()
  const unreadCount = useUnreadCount()
  const { query, items } = useNotifications({ filter, pageSize: PAGE_SIZE })
  const { read, isPending } = useReadNotifications()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        actions={
          <>
            <LinkButton asChild variant="secondary">
              <Link to="/notifications/settings">
                <Settings aria-hidden="true" className="size-5" />
                {copy.settings}
              </Link>
            </LinkButton>
            <Button
              variant="secondary"
              disabled={unreadCount === 0}
              isLoading={isPending}
              onClick={() => read({ topic: filter.topic })}
            >
              {copy.readAll}
            </Button>
          </>
        }
      />
      <BotBlocked />
      <Filters filter={filter} onChange={setFilter} />
      <QueryFrame
        query={query}
        data={items}
        loading={
          <Card padding="none">
            <NotificationsSkeleton />
          </Card>
        }
        failed={{ title: copy.failed, text: failureText(query.error) }}
        empty={<Empty filter={filter} onChange={setFilter} />}
      >
        {(notifications) => (
          <Card padding="none">
            <NotificationList
              notifications={notifications}
              timeZone={user?.timeZone ?? 'Europe/Moscow'}
            />
          </Card>
        )}
      </QueryFrame>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
    </div>
  )
}
