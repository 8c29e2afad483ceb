import { finishHandover, openHandover } from '@kadr/contract/connect-handover'
import { useQuery } from '@tanstack/react-query'
import type { OAuthGrant } from '../../../networks/network.ts'
import type { Api } from '../../../platform/api-client.ts'
import { useApi } from '../../../platform/services.tsx'

/** Spends the ticket, once: the answer is kept for as long as the page lives. */
export const useOpenedHandover = (ticket: string) => {
  const api = useApi()
  return useQuery({
    // Not among the call's own family: that one is asked again after every write, and this is a write.
    queryKey: ['handover', ticket],
    queryFn: () => api.call(openHandover, { body: { ticket } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}

/** Finishes in the name of the session that gave the ticket. */
export const attachByHandover = ({ api, grant }: { api: Api; grant: OAuthGrant }) => {
  const { kind: _kind, ...body } = grant
  return api.call(finishHandover, { body })
}
