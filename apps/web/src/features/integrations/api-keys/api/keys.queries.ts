import type { RouteRequest } from '@kadr/contract/base/route'
import { createApiKey, listApiKeys, revokeApiKey } from '@kadr/contract/integrations/api-keys'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'

export const useApiKeys = () =>
  useQuery({ ...useApi().query(listApiKeys), enabled: useCan(listApiKeys.action) })

export type NewKey = RouteRequest<typeof createApiKey>['body']

export const useCreateApiKey = () =>
  useApiMutation((api, body: NewKey) => api.call(createApiKey, { body }))

export const useRevokeApiKey = () =>
  useApiMutation((api, id: string) => api.call(revokeApiKey, { params: { id } }))
