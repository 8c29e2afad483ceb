import { getConnections } from '@kadr/contract/connections'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount, useApi, useIsSignedIn } from '../platform/services.tsx'
import { networks } from './index.ts'

/** All connected accounts in the order of the networks: cached ones first, then the server's response. */
export const useAccounts = () => {
  const remembered = useAccount((account) => account.connections)
  const query = useQuery({ ...useApi().query(getConnections), enabled: useIsSignedIn() })
  const known = query.data ?? remembered ?? undefined
  const accounts = useMemo(() => known && networks.flatMap(({ pick }) => pick(known)), [known])
  return { ...query, accounts }
}
