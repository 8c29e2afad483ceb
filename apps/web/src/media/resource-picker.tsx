import type { Resource, ResourceKind } from '@kadr/contract/resources'
import { type ComponentType, useEffect, useState } from 'react'

export type ResourcePickerProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Only files of these kinds; without it, of any. */
  kinds?: readonly ResourceKind[]
  /** How many may be chosen; 1 makes it a choice of one. */
  max?: number
  onChoose: (resources: Resource[]) => void
}

/**
 * Chooses files of the library, of the starter pack, or new ones. Its code comes when it is first
 * opened. Stands inside UploadsProvider (the app's layout has it).
 */
export const ResourcePicker = (props: ResourcePickerProps) => {
  const { open } = props
  const [Dialog, setDialog] = useState<ComponentType<ResourcePickerProps>>()
  useEffect(() => {
    if (!open) return
    import('./components/picker-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.PickerDialog),
      () => undefined,
    )
  }, [open])
  return Dialog ? <Dialog {...props} /> : null
}
