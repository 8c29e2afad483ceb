import { createReel, getReel, type Reel, saveReel } from '@kadr/contract/reels'
import { useMemo } from 'react'
import type { DocumentCalls, Saved } from '../../documents/saver.ts'
import { useApi } from '../../platform/services.tsx'
import type { ReelDraft } from './reel-draft.ts'

export const savedOf = ({ id, version, title, caption, content }: Reel): Saved<ReelDraft> => ({
  id,
  version,
  draft: { title, caption, content },
})

export const useReelCalls = (): DocumentCalls<ReelDraft> => {
  const api = useApi()
  return useMemo(
    () => ({
      create: ({ key, draft: body }) =>
        api.call(createReel, { headers: { 'idempotency-key': key }, body }),
      update: ({ draft, saved: { id, version } }) =>
        api.call(saveReel, { params: { id }, body: { ...draft, version } }),
      fetch: async (id) => savedOf(await api.call(getReel, { params: { id } })),
    }),
    [api],
  )
}
