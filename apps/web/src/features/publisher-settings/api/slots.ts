import { listSlots, putSlots, type SlotsOfConnection } from '@kadr/contract/publisher'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useSlots = () => useQuery({ ...useApi().query(listSlots), enabled: useIsSignedIn() })

const withSlots = (list: readonly SlotsOfConnection[], changed: SlotsOfConnection) => [
  ...list.filter(({ connectionId }) => connectionId !== changed.connectionId),
  changed,
]

/** A slot stands or goes at once; all of an account's are sent, so the last change is what is kept. */
export const usePutSlots = () => {
  const api = useApi()
  const queries = useQueryClient()
  const { queryKey } = api.query(listSlots)
  return useMutation({
    scope: { id: 'put-slots' },
    mutationFn: (body: SlotsOfConnection) => api.call(putSlots, { body }),
    onMutate: async (changed) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (now) => now && withSlots(now, changed))
      return { before }
    },
    onError: (_error, _changed, context) => {
      if (context?.before) queries.setQueryData(queryKey, context.before)
    },
  })
}
