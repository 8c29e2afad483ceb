import { getConnections } from '@kadr/contract/connections'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount, useApi, useIsSignedIn } from '../platform/services.tsx'
import { networks } from './index.ts'

/** Every connected account in the order of the networks: what this device remembers, then the server's answer. */
export const useAccounts = () => {
  const remembered = useAccount((account) => account.connections)
  const query = useQuery({ ...useApi().query(getConnections), enabled: useIsSignedIn() })
  const known = query.data ?? remembered ?? undefined
  const accounts = useMemo(() => known && networks.flatMap(({ pick }) => pick(known)), [known])
  return { ...query, accounts }
}
