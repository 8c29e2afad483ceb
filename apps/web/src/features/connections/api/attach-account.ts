import { useMutation } from '@tanstack/react-query'
import type { Attached } from '../../../networks/network.ts'
import type { Api } from '../../../platform/api-client.ts'
import { useApi } from '../../../platform/services.tsx'

/** Attaches an account by what the person typed. Nothing typed outlives the call: passwords are among it. */
export const useAttachAccount = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (attach: (api: Api) => Promise<Attached>) => attach(api),
    gcTime: 0,
  })
}
