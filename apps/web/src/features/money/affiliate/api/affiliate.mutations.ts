import type { RouteRequest } from '@kadr/contract/base/route'
import { joinAffiliate, requestPayout } from '@kadr/contract/money/affiliate'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

export const useJoinAffiliate = () => useApiMutation((api) => api.call(joinAffiliate))

export type PayoutRequest = RouteRequest<typeof requestPayout>['body']

export const useRequestPayout = () =>
  useApiMutation((api, body: PayoutRequest) => api.call(requestPayout, { body }))
