import { cancelAi, getAiStatus, placePlan } from '@kadr/contract/ai'
import { createPost } from '@kadr/contract/posts'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'
import { useApiMutation } from '../../platform/use-api-mutation.ts'

/** The engine, the limits and what is left of them. */
export const useAiStatus = () => {
  const query = useQuery({ ...useApi().query(getAiStatus), enabled: useIsSignedIn() })
  return { ...query, status: query.data }
}

/** From any tab; a request that has ended stays as it is. */
export const useCancelAi = () =>
  useApiMutation((api, id: string) => api.call(cancelAi, { params: { id } }))

type Placement = { id: string; places: readonly number[]; connectionIds: readonly string[] }

/** Posts of a content plan as drafts in the calendar. Idempotent: each is created once. */
export const usePlacePlan = () =>
  useApiMutation((api, { id, places, connectionIds }: Placement) =>
    api.call(placePlan, {
      params: { id },
      body: { items: [...places], connectionIds: [...connectionIds] },
    }),
  )

/** A post with this text and nothing else yet. */
export const useCreateDraft = () =>
  useApiMutation((api, { text, key }: { text: string; key: string }) =>
    api.call(createPost, {
      body: { text, mediaIds: [], utm: null, erid: '', targets: [] },
      headers: { 'idempotency-key': key },
    }),
  )
