import { type ComponentType, useEffect, useState } from 'react'
import { afterIdle } from '../platform/page/task-scheduling.ts'

/** Mounted outside the pages, since toasts outlive them. Its chunk loads after the page; earlier toasts are queued. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('../ui/feedback/toaster.tsx')
      setToaster(() => loaded.Toaster)
    }
    // Toasts are optional: a chunk that fails to load must not break the page.
    afterIdle(() => void load().catch(() => undefined))
  }, [])
  return Toaster ? <Toaster /> : null
}
