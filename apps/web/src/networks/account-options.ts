import { type AccountOptions, getAccountOptions } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../platform/api-client.ts'
import { useApi } from '../platform/services.tsx'

/** The server caches them too; frequent requests would use up the network's rate limits. */
const FRESH_MS = 5 * 60_000
/** Last known values of a network that did not answer: asked again with the next screen. */
const STALE_MS = 15_000

export const accountOptionsQuery = ({ api, id }: { api: Api; id: string }) => ({
  ...api.query(getAccountOptions, { params: { id } }),
  staleTime: (query: { state: { data: AccountOptions | undefined } }) =>
    query.state.data?.staleReason ? STALE_MS : FRESH_MS,
  retry: false,
})

/** Account data from the network: boards, privacy levels, remaining quota. */
export const useAccountOptions = (id: string) =>
  useQuery(accountOptionsQuery({ api: useApi(), id }))
