import { getPost, type Post } from '@kadr/contract/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../platform/api-client.ts'
import { useApi } from '../../../platform/services.tsx'

/** A call that gives the changed post back: it is shown at once, and the calendar asks anew. */
export const usePostChange = <Input>(send: (api: Api, input: Input) => Promise<Post>) => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess: (post) => {
      queries.setQueryData(api.query(getPost, { params: { id: post.id } }).queryKey, post)
      void queries.invalidateQueries({ queryKey: ['calendar'] })
    },
  })
}
