import type { Connection } from '@kadr/contract/connections'
import { useMutation } from '@tanstack/react-query'
import { getNetwork } from '../../../networks/index.ts'
import { useApi } from '../../../platform/services.tsx'

export const useDetachConnection = () => {
  const api = useApi()
  return useMutation({
    mutationFn: ({ network, id }: Connection) => getNetwork(network).detach(api, id),
  })
}
