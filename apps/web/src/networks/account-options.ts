import { getConnections } from '@kadr/contract/publishing/connections'
import { type AccountOptions, getAccountOptions } from '@kadr/contract/publishing/publisher-setup'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from '../platform/api/api-client.ts'
import { useAccount, useApi, useIsSignedIn } from '../platform/api/services.tsx'
import { networks } from './index.ts'

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

/** All connected accounts in the order of the networks: cached ones first, then the server's response. */
export const useAccounts = () => {
  const remembered = useAccount((account) => account.connections)
  const query = useQuery({ ...useApi().query(getConnections), enabled: useIsSignedIn() })
  const known = query.data ?? remembered ?? undefined
  const accounts = useMemo(() => known && networks.flatMap(({ pick }) => pick(known)), [known])
  return { ...query, accounts }
}
