import { type ComponentType, useEffect, useState } from 'react'
import type { ResourcePickerProps } from './picker-dialog.tsx'

/**
 * Selects files from the library, the starter pack or a new upload. Its code is loaded when it is first opened.
 * Requires UploadsProvider, which the app's layout provides.
 */
export const ResourcePicker = (props: ResourcePickerProps) => {
  const { open } = props
  const [Dialog, setDialog] = useState<ComponentType<ResourcePickerProps>>()
  useEffect(() => {
    if (!open) return
    import('./picker-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.PickerDialog),
      () => undefined,
    )
  }, [open])
  return Dialog ? <Dialog {...props} /> : null
}
