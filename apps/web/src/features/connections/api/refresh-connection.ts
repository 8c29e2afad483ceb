import { refreshConnection } from '@kadr/contract/connecting'
import type { Connection } from '@kadr/contract/connections'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** Asks the network whether the access still works, and renews it. */
export const useRefreshConnection = () => {
  const api = useApi()
  return useMutation({
    mutationFn: ({ network, id }: Connection) =>
      api.call(refreshConnection, { params: { provider: network, id } }),
  })
}
