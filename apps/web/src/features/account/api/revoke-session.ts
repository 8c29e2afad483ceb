import { listSessions, revokeSession } from '@kadr/contract/users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** The row goes at once and comes back if the server refuses. */
export const useRevokeSession = () => {
  const api = useApi()
  const queries = useQueryClient()
  const { queryKey } = api.query(listSessions)
  return useMutation({
    mutationFn: (id: string) => api.call(revokeSession, { params: { id } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (rows) => rows?.filter((row) => row.id !== id))
      return { before }
    },
    onError: (_error, _id, context) => {
      if (context?.before) queries.setQueryData(queryKey, context.before)
    },
  })
}
