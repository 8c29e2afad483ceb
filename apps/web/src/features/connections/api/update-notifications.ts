import { updateNotifications } from '@kadr/contract/connecting'
import { getConnections } from '@kadr/contract/connections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** The switch moves at once and moves back if the server refuses. */
export const useUpdateNotifications = () => {
  const api = useApi()
  const queries = useQueryClient()
  const { queryKey } = api.query(getConnections)
  return useMutation({
    mutationFn: (isTelegramNotificationsEnabled: boolean) =>
      api.call(updateNotifications, { body: { isTelegramNotificationsEnabled } }),
    onMutate: async (isTelegramNotificationsEnabled) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (now) => now && { ...now, isTelegramNotificationsEnabled })
      return { before }
    },
    onError: (_error, _isEnabled, context) => {
      if (context?.before) queries.setQueryData(queryKey, context.before)
    },
  })
}
