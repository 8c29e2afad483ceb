import { getAccountOptions } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../platform/api-client.ts'
import { useApi } from '../platform/services.tsx'

/** The server caches them too; loading them often would use up the network's own limits. */
const FRESH_MS = 5 * 60_000

export const accountOptionsQuery = ({ api, id }: { api: Api; id: string }) => ({
  ...api.query(getAccountOptions, { params: { id } }),
  staleTime: FRESH_MS,
  retry: false,
})

/** What the network itself says of an account: boards, privacy levels, what is left of its limits. */
export const useAccountOptions = (id: string) =>
  useQuery(accountOptionsQuery({ api: useApi(), id }))
