import { launchTelegram } from '@kadr/contract/dev'
import type { RouteRequest } from '@kadr/contract/route'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export type LaunchRequest = RouteRequest<typeof launchTelegram>['body']

/** Launch parameters signed by the local bot. */
export const useLaunchTelegram = () => {
  const api = useApi()
  return useMutation({ mutationFn: (body: LaunchRequest) => api.call(launchTelegram, { body }) })
}
