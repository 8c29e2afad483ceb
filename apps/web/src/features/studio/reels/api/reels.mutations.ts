import { deleteReel, duplicateReel, labelReel } from '@kadr/contract/studio/reels'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

export const useDuplicateReel = () =>
  useApiMutation((api, id: string) => api.call(duplicateReel, { params: { id } }))

export const useDeleteReel = (id: string) =>
  useApiMutation((api) => api.call(deleteReel, { params: { id } }))

export const useLabelReel = (id: string) =>
  useApiMutation((api, rubricId: string | null) =>
    api.call(labelReel, { params: { id }, body: { rubricId } }),
  )
