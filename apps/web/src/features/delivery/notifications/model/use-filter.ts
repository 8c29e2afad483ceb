import { type NotificationTopic, notificationTopic } from '@kadr/contract/delivery/notifications'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { oneOf, searchReader } from '../../../../platform/page/read-search.ts'
import type { NotificationFilter } from '../api/notifications.queries.ts'

const readFilter = searchReader<{ topic: NotificationTopic; state: 'unread' }>({
  topic: oneOf(notificationTopic.options),
  state: oneOf(['unread'] as const),
})

/** Lives in the address, so that a message can lead to a filtered list. */
export const useFilter = () => {
  const { topic, state } = readFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const filter: NotificationFilter = { ...(topic && { topic }), ...(state && { state }) }
  const setFilter = (changes: NotificationFilter) => {
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value)
    void navigate({
      to: '/notifications',
      search: Object.fromEntries(next),
      replace: true,
      resetScroll: false,
    })
  }
  return { filter, setFilter }
}
