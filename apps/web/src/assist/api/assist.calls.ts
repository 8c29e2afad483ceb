import { cancelAi, getAiStatus, placePlan } from '@kadr/contract/ai'
import { createPost } from '@kadr/contract/posts'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../platform/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'

/** The engine, the limits and the remaining quota. */
export const useAiStatus = () => {
  const query = useQuery({ ...useApi().query(getAiStatus), enabled: useIsSignedIn() })
  return { ...query, status: query.data }
}

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
