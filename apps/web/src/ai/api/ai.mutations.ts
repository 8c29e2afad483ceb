import { createPost } from '@kadr/contract/publishing/posts'
import { cancelAi, placePlan } from '@kadr/contract/studio/ai'
import { useApiMutation } from '../../platform/api/api-hooks.ts'

/** Works from any tab; a request that has ended is left unchanged. */
export const useCancelAi = () =>
  useApiMutation((api, id: string) => api.call(cancelAi, { params: { id } }))

type Placement = { id: string; places: readonly number[]; connectionIds: readonly string[] }

/** Creates the posts of a content plan as drafts. Idempotent: each is created once. */
export const usePlacePlan = () =>
  useApiMutation((api, { id, places, connectionIds }: Placement) =>
    api.call(placePlan, {
      params: { id },
      body: { items: [...places], connectionIds: [...connectionIds] },
    }),
  )

export const useCreateDraft = () =>
  useApiMutation((api, { text, key }: { text: string; key: string }) =>
    api.call(createPost, {
      body: { text, mediaIds: [], utm: null, erid: '', targets: [] },
      headers: { 'idempotency-key': key },
    }),
  )
