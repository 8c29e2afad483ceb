import { deleteReel, getReel, type Reel } from '@kadr/contract/reels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'
import { GENERATION_LISTS } from '../../../renders/model/list-keys.ts'

/** Whoever shows the reel sees by this that it must not be asked for again. */
export const deletionOf = (id: string) => ['delete-reel', id] as const

export const useDeleteReel = (id: string) => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: deletionOf(id),
    mutationFn: () => api.call(deleteReel, { params: { id } }),
    onSuccess: () => {
      // Its renders stay in the history, without a way back to it.
      void queries.invalidateQueries({ queryKey: GENERATION_LISTS })
      // Fresh until the window that shows it has gone.
      const { queryKey } = api.query(getReel, { params: { id } })
      queries.setQueryData<Reel>(queryKey, (reel) => reel && { ...reel })
    },
  })
}
