import {
  countNotifications,
  listNotifications,
  type NotificationTopic,
  readNotifications,
} from '@kadr/contract/notifications'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApiMutation, useItems } from '../../../platform/api-hooks.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { notify } from '../../../ui/toast.tsx'
import { copy } from '../copy.ts'

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

type Reading = { ids?: string[]; topic?: NotificationTopic | undefined }

/** All of them without ids; a failure is shown. */
export const useReadNotifications = () => {
  const { mutate, isPending } = useApiMutation((api, body: Reading) =>
    api.call(readNotifications, { body }),
  )
  const read = (reading: Reading) =>
    mutate(reading, {
      onError: (error) => notify.error(copy.readFailed, { text: failureText(error) }),
    })
  return { read, isPending }
}
