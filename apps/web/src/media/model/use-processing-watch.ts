import type { Resource } from '@kadr/contract/resources'
import { useEffect } from 'react'
import { useRefreshResource } from '../api/media.queries.ts'

const INTERVAL_MS = 1500
/** A hundred fresh files are looked at in turns, not all at once. */
const AT_ONCE = 8

/** Follows files that are being prepared until they are ready or have failed. */
export const useProcessingWatch = (resources: readonly Resource[] | undefined) => {
  const refresh = useRefreshResource()
  const waiting = (resources ?? [])
    .filter(({ state }) => state === 'processing')
    .slice(0, AT_ONCE)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (waiting === '') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      for (const id of waiting.split(' ')) void refresh(id)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [waiting, refresh])
}
