import {
  getPublisherSettings,
  type PublisherSettings,
  updatePublisherSettings,
} from '@kadr/contract/publisher'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const usePublisherSettings = () =>
  useQuery({ ...useApi().query(getPublisherSettings), enabled: useIsSignedIn() })

/** Moves at once and moves back if the server refuses. */
export const useUpdatePublisherSettings = () => {
  const api = useApi()
  const queries = useQueryClient()
  const { queryKey } = api.query(getPublisherSettings)
  return useMutation({
    mutationFn: (body: Partial<PublisherSettings>) => api.call(updatePublisherSettings, { body }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (now) => now && { ...now, ...change })
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context?.before) queries.setQueryData(queryKey, context.before)
    },
  })
}
