import { listGenerations } from '@kadr/contract/generations'
import { useQuery } from '@tanstack/react-query'
import { CACHE_MS } from '../../platform/api-client.ts'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'
import { ACTIVE_GENERATIONS } from '../model/list-keys.ts'

const MOST = 50

/** What waits or is being made in the workspace. `useLiveGenerations` keeps it up to date. */
export const useActiveGenerations = () => {
  const api = useApi()
  return useQuery({
    queryKey: ACTIVE_GENERATIONS,
    queryFn: async ({ signal }) =>
      (await api.call(listGenerations, { query: { isActive: 'true', limit: MOST }, signal })).items,
    staleTime: CACHE_MS,
    enabled: useIsSignedIn(),
  })
}
