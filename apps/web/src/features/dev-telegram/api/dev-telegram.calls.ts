import { launchTelegram } from '@kadr/contract/dev'
import type { RouteRequest } from '@kadr/contract/route'
import { useApiMutation } from '../../../platform/use-api-mutation.ts'

export type LaunchRequest = RouteRequest<typeof launchTelegram>['body']

/** Launch parameters signed by the local bot. */
export const useLaunchTelegram = () =>
  useApiMutation((api, body: LaunchRequest) => api.call(launchTelegram, { body }))
