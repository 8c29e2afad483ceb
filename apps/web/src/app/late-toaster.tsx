import { type ComponentType, useEffect, useState } from 'react'
import { afterIdle } from '../platform/after-idle.ts'

/** Toasts outlive the page that sent them. Their code comes after the page's own; news sent earlier waits for it. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('../ui/toaster.tsx')
      setToaster(() => loaded.Toaster)
    }
    // Without the chunk there are no toasts, but the page works on.
    afterIdle(() => void load().catch(() => undefined))
  }, [])
  return Toaster ? <Toaster /> : null
}
