import { type BrandVoice, getBrandVoice, putBrandVoice } from '@kadr/contract/ai'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useBrandVoice = () => {
  const query = useQuery({ ...useApi().query(getBrandVoice), enabled: useIsSignedIn() })
  return { ...query, voice: query.data }
}

/** Shown as saved at once; what the server refuses is taken back. */
export const useSaveBrandVoice = () => {
  const api = useApi()
  const queries = useQueryClient()
  const { queryKey } = api.query(getBrandVoice)
  return useMutation({
    mutationFn: (voice: BrandVoice) => api.call(putBrandVoice, { body: voice }),
    onMutate: async (voice) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, voice)
      return { before }
    },
    onError: (_error, _voice, context) => queries.setQueryData(queryKey, context?.before),
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
  })
}
