import { readNotifications } from '@kadr/contract/notifications'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useReadNotifications = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (ids: string[]) => api.call(readNotifications, { body: { ids } }),
  })
}
