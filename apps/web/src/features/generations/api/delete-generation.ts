import { deleteGeneration } from '@kadr/contract/generations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetHiddenLists } from '../../../media/model/list-cache.ts'
import { useApi } from '../../../platform/services.tsx'
import { REEL_LISTS } from '../../../renders/model/list-keys.ts'

export const useDeleteGeneration = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(deleteGeneration, { params: { id } }),
    // Its files may be gone from the library, and its reel may be a draft again.
    onSuccess: () => {
      forgetHiddenLists(queries)
      void queries.invalidateQueries({ queryKey: REEL_LISTS })
    },
  })
}
