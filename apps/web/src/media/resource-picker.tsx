import { type ComponentType, useEffect, useState } from 'react'
import type { ResourcePickerProps } from './resource-picker-props.ts'

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
