import { listNotifications, readNotifications } from '@kadr/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { useApiMutation } from '../../../platform/use-api-mutation.ts'

/** Newest first. */
export const useUnreadNotifications = () => {
  const { data } = useQuery({
    ...useApi().query(listNotifications, { query: {} }),
    enabled: useIsSignedIn(),
  })
  return data?.notifications.filter(({ readAt }) => readAt === null) ?? []
}

export const useReadNotifications = () =>
  useApiMutation((api, ids: string[]) => api.call(readNotifications, { body: { ids } }))
