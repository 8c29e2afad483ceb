import { getAffiliate, joinAffiliate, requestPayout } from '@kadr/contract/affiliate'
import type { RouteRequest } from '@kadr/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useAffiliate = () =>
  useQuery({ ...useApi().query(getAffiliate), enabled: useIsSignedIn() })

export const useJoinAffiliate = () => useApiMutation((api) => api.call(joinAffiliate))

export type PayoutRequest = RouteRequest<typeof requestPayout>['body']

export const useRequestPayout = () =>
  useApiMutation((api, body: PayoutRequest) => api.call(requestPayout, { body }))
