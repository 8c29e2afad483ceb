import {
  cancelGeneration,
  type GenerationOutput,
  retryGeneration,
} from '@kadr/contract/studio/generations'
import { renderReel } from '@kadr/contract/studio/reels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '../../platform/api/failure-text.ts'
import { useApi } from '../../platform/api/services.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'
import { putGeneration } from '../model/generation-cache.ts'

type Wish = { reelId: string; output: GenerationOutput }

/** Queues a render; for an unchanged reel the server returns the existing file. */
export const useRenderReel = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ reelId, output }: Wish) =>
      api.call(renderReel, { params: { id: reelId }, body: { output } }),
    onSuccess: (generation) => {
      putGeneration({ api, queries, generation })
      notify.success(generation.isReused ? copy.reused : copy.started)
    },
    onError: (error) => notify.error(copy.renderFailed, { text: failureText(error) }),
  })
}

export const useCancelGeneration = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(cancelGeneration, { params: { id } }),
    onSuccess: (generation) => putGeneration({ api, queries, generation }),
  })
}

export const useRetryGeneration = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(retryGeneration, { params: { id } }),
    onSuccess: (generation) => putGeneration({ api, queries, generation }),
  })
}
