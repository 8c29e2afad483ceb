import { cancelGeneration } from '@kadr/contract/generations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/services.tsx'
import { putGeneration } from '../model/generation-cache.ts'

export const useCancelGeneration = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(cancelGeneration, { params: { id } }),
    onSuccess: (generation) => putGeneration({ api, queries, generation }),
  })
}
