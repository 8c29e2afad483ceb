import { Slot } from 'radix-ui'
import { type ComponentType, useEffect, useState } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog-parts.tsx'

/** In a chunk of its own, loaded on open or when the browser is idle. */
const load = async () => (await import('./confirm-dialog-parts.tsx')).ConfirmDialog

/** A failed preload is retried on open. */
export const preloadConfirmDialog = () => void load().catch(() => undefined)

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, open: isOpen = false, onOpenChange } = props
  const [Loaded, setLoaded] = useState<ComponentType<ConfirmDialogProps>>()
  const [isRequested, setIsRequested] = useState(false)
  useEffect(() => {
    if (isOpen || isRequested)
      void load()
        .then((parts) => setLoaded(() => parts))
        .catch(() => undefined)
  }, [isOpen, isRequested])

  if (Loaded) return <Loaded {...props} defaultOpen={isRequested} />
  const ask = () => {
    setIsRequested(true)
    onOpenChange?.(true)
  }
  return trigger ? (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preloadConfirmDialog}
      onFocus={preloadConfirmDialog}
      onClick={ask}
    >
      {trigger}
    </Slot.Root>
  ) : null
}
