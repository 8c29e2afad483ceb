import type { RouteRequest } from '@kadr/contract/base/route'
import {
  type Authorization,
  decideConsent,
  deleteProgram,
  listPrograms,
  readConsent,
  registerProgram,
  revokeProgramGrant,
} from '@kadr/contract/integrations/programs'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'

export const usePrograms = () =>
  useQuery({ ...useApi().query(listPrograms), enabled: useCan(listPrograms.action) })

export const useRevokeGrant = () =>
  useApiMutation((api, id: string) => api.call(revokeProgramGrant, { params: { id } }))

export type NewProgram = RouteRequest<typeof registerProgram>['body']

export const useRegisterProgram = () =>
  useApiMutation((api, body: NewProgram) => api.call(registerProgram, { body }))

export const useDeleteProgram = () =>
  useApiMutation((api, id: string) => api.call(deleteProgram, { params: { id } }))

export const useConsent = (authorization: Authorization) =>
  useQuery(useApi().query(readConsent, { body: { authorization } }))

type Decision = RouteRequest<typeof decideConsent>['body']

export const useDecideConsent = () =>
  useApiMutation((api, body: Decision) => api.call(decideConsent, { body }))
