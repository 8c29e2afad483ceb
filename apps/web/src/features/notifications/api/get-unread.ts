import { listNotifications } from '@kadr/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

/** What the person has not seen yet, newest first. */
export const useUnreadNotifications = () => {
  const { data } = useQuery({
    ...useApi().query(listNotifications, { query: {} }),
    enabled: useIsSignedIn(),
  })
  return data?.notifications.filter(({ readAt }) => readAt === null) ?? []
}
