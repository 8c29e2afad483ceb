import { type ComponentType, useEffect, useState } from 'react'

/** Toasts outlive the page that sent them, and their code comes after the page's own. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    import('../ui/toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      // Without the chunk there are no toasts, but the page works on.
      () => undefined,
    )
  }, [])
  return Toaster ? <Toaster /> : null
}
