import { listPosts } from '@kadr/contract/posts'
import { DAY_MS } from '@kadr/kit/durations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

const WEEK_MS = 7 * DAY_MS
const SHOWN = 5

/** Planned posts of the coming week, the nearest first. */
export const useUpcoming = () => {
  const api = useApi()
  const [from] = useState(() => new Date())
  const to = new Date(from.getTime() + WEEK_MS)
  const query = {
    state: 'scheduled' as const,
    from: from.toISOString(),
    to: to.toISOString(),
    sort: 'time' as const,
    limit: SHOWN,
  }
  return useQuery({ ...api.query(listPosts, { query }), enabled: useIsSignedIn() })
}
