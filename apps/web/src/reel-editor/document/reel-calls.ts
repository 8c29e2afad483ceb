import { createReel, getReel, saveReel } from '@kadr/contract/reels'
import { useMemo } from 'react'
import { useApi } from '../../platform/services.tsx'
import type { ReelCalls } from './reel-saver.ts'

export const useReelCalls = (): ReelCalls => {
  const api = useApi()
  return useMemo(
    () => ({
      create: ({ key, ...body }) =>
        api.call(createReel, { headers: { 'idempotency-key': key }, body }),
      save: ({ id, ...body }) => api.call(saveReel, { params: { id }, body }),
      fetch: (id) => api.call(getReel, { params: { id } }),
    }),
    [api],
  )
}
