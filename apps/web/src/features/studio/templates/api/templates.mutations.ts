import type { RouteInput } from '@kadr/contract/base/route'
import {
  createReelTemplate,
  deleteReelTemplate,
  makeReelOfTemplate,
  updateReelTemplate,
} from '@kadr/contract/studio/reel-templates'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import type { TemplateSettings } from '../model/template-settings.ts'

export const useCreateTemplate = (reelId: string) =>
  useApiMutation((api, settings: TemplateSettings) =>
    api.call(createReelTemplate, { body: { ...settings, reelId } }),
  )

export const useUpdateTemplate = (id: string) =>
  useApiMutation((api, body: TemplateSettings) =>
    api.call(updateReelTemplate, { params: { id }, body }),
  )

export const useDeleteTemplate = (id: string) =>
  useApiMutation((api) => api.call(deleteReelTemplate, { params: { id } }))

type Making = RouteInput<typeof makeReelOfTemplate>['body'] & { key: string }

export const useMakeReel = (id: string) =>
  useApiMutation((api, { key, ...body }: Making) =>
    api.call(makeReelOfTemplate, { params: { id }, headers: { 'idempotency-key': key }, body }),
  )
