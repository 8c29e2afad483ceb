import { retryGeneration } from '@kadr/contract/generations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'
import { putGeneration } from '../../../renders/model/generation-cache.ts'

export const useRetryGeneration = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(retryGeneration, { params: { id } }),
    onSuccess: (generation) => putGeneration({ api, queries, generation }),
  })
}
