import type { RouteRequest } from '@kadr/contract/base/route'
import { launchMax } from '@kadr/contract/operations/dev'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

export type LaunchRequest = RouteRequest<typeof launchMax>['body']

/** Signs launch parameters with the local bot's token. */
export const useLaunchMax = () =>
  useApiMutation((api, body: LaunchRequest) => api.call(launchMax, { body }))
