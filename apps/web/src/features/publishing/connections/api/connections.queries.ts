import { openHandover } from '@kadr/contract/publishing/connect-handover'
import { getConnections } from '@kadr/contract/publishing/connections'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

type Options = {
  /** Poll interval, while the user finishes in another window. */
  everyMs?: number | undefined
}

/** Data cached on this device first, then the server's response. */
export const useConnections = ({ everyMs }: Options = {}) => {
  const remembered = useAccount((account) => account.connections)
  const query = useQuery({
    ...useApi().query(getConnections),
    enabled: useIsSignedIn(),
    refetchInterval: everyMs ?? false,
  })
  return { query, connections: query.data ?? remembered ?? undefined }
}

/**
 * Opening spends the one-time ticket, so the response is cached for the page's lifetime and never refetched. A call is
 * not aborted when its page is left, unlike a query.
 */
export const useOpenedHandover = (ticket: string) => {
  const api = useApi()
  const request = { body: { ticket } }
  return useQuery({
    ...api.query(openHandover, request),
    queryFn: () => api.call(openHandover, request),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}
