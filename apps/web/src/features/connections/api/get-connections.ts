import { getConnections } from '@kadr/contract/connections'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useApi, useIsSignedIn } from '../../../platform/services.tsx'

type Options = {
  /** Asks again and again while the person finishes somewhere else. */
  everyMs?: number | undefined
}

/** The connections: what this device remembers at once, then the server's answer. */
export const useConnections = ({ everyMs }: Options = {}) => {
  const remembered = useAccount((account) => account.connections)
  const query = useQuery({
    ...useApi().query(getConnections),
    enabled: useIsSignedIn(),
    refetchInterval: everyMs ?? false,
  })
  return { query, connections: query.data ?? remembered ?? undefined }
}
