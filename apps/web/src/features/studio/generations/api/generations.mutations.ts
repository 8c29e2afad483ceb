import { deleteGeneration } from '@kadr/contract/studio/generations'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

export const useDeleteGeneration = () =>
  useApiMutation((api, id: string) => api.call(deleteGeneration, { params: { id } }))
