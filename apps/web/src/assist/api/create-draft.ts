import { createPost } from '@kadr/contract/posts'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../platform/services.tsx'

/** A post with this text and nothing else yet. */
export const useCreateDraft = () => {
  const api = useApi()
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      api.call(createPost, {
        body: { text, mediaIds: [], utm: null, erid: '', targets: [] },
        headers: { 'idempotency-key': key },
      }),
  })
}
