import { getAccountOptions } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../platform/api-client.ts'
import { useApi } from '../platform/services.tsx'

/** The server caches them too; frequent requests would use up the network's rate limits. */
const FRESH_MS = 5 * 60_000

export const accountOptionsQuery = ({ api, id }: { api: Api; id: string }) => ({
  ...api.query(getAccountOptions, { params: { id } }),
  staleTime: FRESH_MS,
  retry: false,
})

/** Account data from the network: boards, privacy levels, remaining quota. */
export const useAccountOptions = (id: string) =>
  useQuery(accountOptionsQuery({ api: useApi(), id }))
