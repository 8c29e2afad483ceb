import { type ComponentType, useEffect, useState } from 'react'
import type { ObjectPickerProps } from './object-picker-dialog.tsx'

/** «Найти предмет»: any object of the catalogue. Its code is loaded when it is first opened. */
export const ObjectPicker = (props: ObjectPickerProps) => {
  const { open } = props
  const [Dialog, setDialog] = useState<ComponentType<ObjectPickerProps>>()
  useEffect(() => {
    if (!open) return
    import('./object-picker-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.ObjectPickerDialog),
      () => undefined,
    )
  }, [open])
  return Dialog ? <Dialog {...props} /> : null
}
