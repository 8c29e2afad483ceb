import { copyPictures } from '@kadr/contract/products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addToLists } from '../../../media/model/list-cache.ts'
import { useApi } from '../../../platform/services.tsx'

/** The pictures become files of the library, so its lists get them too. */
export const useCopyPictures = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (urls: string[]) => api.call(copyPictures, { body: { urls } }),
    onSuccess: ({ resources }) => {
      for (const resource of resources) addToLists({ queries, resource })
      void queries.invalidateQueries({ queryKey: ['resources'] })
    },
  })
}
