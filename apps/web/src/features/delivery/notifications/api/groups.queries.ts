import { listNotificationGroups } from '@kadr/contract/delivery/notification-groups'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../platform/api/services.tsx'

const POLL_MS = 3000

/** While a link is shown, the group may be connected in Telegram at any moment. */
export const useGroups = ({ isWaiting }: { isWaiting: boolean }) =>
  useQuery({
    ...useApi().query(listNotificationGroups),
    refetchInterval: isWaiting ? POLL_MS : false,
  })
