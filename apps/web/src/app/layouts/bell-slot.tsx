import { type ComponentType, useEffect, useState } from 'react'
import { afterIdle } from '../../platform/page/task-scheduling.ts'

/** Loaded after the page: notifications are not part of the first paint. */
export const BellSlot = () => {
  const [Bell, setBell] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('../../features/delivery/notifications/components/bell.tsx')
      setBell(() => loaded.default)
    }
    // A chunk that fails to load must not break the page.
    afterIdle(() => void load().catch(() => undefined))
  }, [])
  return Bell ? <Bell /> : <span className="size-11 shrink-0" />
}
