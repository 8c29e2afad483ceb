import { decideConfirmation, getConfirmation } from '@kadr/contract/integrations/confirmations'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'

export const useConfirmation = (id: string) =>
  useQuery(useApi().query(getConfirmation, { params: { id } }))

export const useDecideConfirmation = (id: string) =>
  useApiMutation((api, isConfirmed: boolean) =>
    api.call(decideConfirmation, { params: { id }, body: { isConfirmed } }),
  )
