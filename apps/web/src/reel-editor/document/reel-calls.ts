import { createReel, getReel, type Reel, saveReel } from '@kadr/contract/studio/reels'
import { useMemo } from 'react'
import type { DocumentCalls, Saved } from '../../documents/saver.ts'
import { inWorkspace } from '../../platform/api/api-client.ts'
import { useApi } from '../../platform/api/services.tsx'
import type { ReelDraft } from './reel-draft.ts'

export const savedOf = ({ id, version, title, caption, content }: Reel): Saved<ReelDraft> => ({
  id,
  version,
  draft: { title, caption, content },
})

/** A reel is saved where it was begun, also when another workspace has been opened meanwhile. */
export const useReelCalls = (workspaceId: string): DocumentCalls<ReelDraft> => {
  const api = useApi()
  return useMemo(() => {
    const headers = inWorkspace(workspaceId)
    return {
      create: ({ key, draft: body }) =>
        api.call(createReel, { headers: { ...headers, 'idempotency-key': key }, body }),
      update: ({ draft, saved: { id, version } }) =>
        api.call(saveReel, { headers, params: { id }, body: { ...draft, version } }),
      fetch: async (id) => savedOf(await api.call(getReel, { headers, params: { id } })),
    }
  }, [api, workspaceId])
}
