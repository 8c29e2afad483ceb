import {
  createHashtagSet,
  deleteHashtagSet,
  getPublisherSettings,
  type HashtagSet,
  listSlots,
  type PublisherSettings,
  putSlots,
  type SlotsOfConnection,
  updateHashtagSet,
  updatePublisherSettings,
} from '@kadr/contract/publishing/publisher-setup'
import { useApiMutation, useOptimisticMutation } from '../../../../platform/api/api-hooks.ts'

export const useUpdatePublisherSettings = () =>
  useOptimisticMutation({
    send: (api, body: Partial<PublisherSettings>) => api.call(updatePublisherSettings, { body }),
    cached: (api) => api.query(getPublisherSettings),
    change: (now, changes) => ({ ...now, ...changes }),
  })

/** Replaces all slots of an account: the last write wins. */
export const usePutSlots = () =>
  useOptimisticMutation({
    scope: 'put-slots',
    send: (api, body: SlotsOfConnection) => api.call(putSlots, { body }),
    cached: (api) => api.query(listSlots),
    change: (now, changed) => [
      ...now.filter(({ connectionId }) => connectionId !== changed.connectionId),
      changed,
    ],
  })

type Saved = Omit<HashtagSet, 'id'> & { id: string | undefined }

/** Creates, or updates when there is an id. */
export const useSaveHashtagSet = () =>
  useApiMutation((api, { id, ...body }: Saved) =>
    id === undefined
      ? api.call(createHashtagSet, { body })
      : api.call(updateHashtagSet, { params: { id }, body }),
  )

export const useDeleteHashtagSet = () =>
  useApiMutation((api, id: string) => api.call(deleteHashtagSet, { params: { id } }))
