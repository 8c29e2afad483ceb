import {
  countNotifications,
  listNotifications,
  type NotificationTopic,
} from '@kadr/contract/delivery/notifications'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useUnreadQuery = () =>
  useQuery({
    ...useApi().query(listNotifications, { query: { state: 'unread' } }),
    enabled: useIsSignedIn(),
  })

/** Newest first. */
export const useUnreadNotifications = () => useUnreadQuery().data?.items ?? []

export const useUnreadCount = () => {
  const { data } = useQuery({ ...useApi().query(countNotifications), enabled: useIsSignedIn() })
  return data?.unreadCount ?? 0
}

export type NotificationFilter = {
  topic?: NotificationTopic | undefined
  state?: 'unread' | undefined
}

export const useNotifications = ({
  filter,
  pageSize,
}: {
  filter: NotificationFilter
  pageSize: number
}) => {
  const query = useInfiniteQuery(useApi().pages(listNotifications, { query: filter, pageSize }))
  return { query, items: useItems(query.data) }
}
