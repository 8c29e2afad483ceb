import { deletePost } from '@kadr/contract/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** The post stays in the cache until the screens that show it have gone: it must not be asked for again. */
export const useDeletePost = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(deletePost, { params: { id } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['calendar'] }),
  })
}
