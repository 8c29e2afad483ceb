import { type ComponentType, useEffect, useState } from 'react'
import { useUploads } from './uploads-context.tsx'

/** The tray's code is loaded with the first upload. */
export const UploadsTraySlot = () => {
  const hasUploads = useUploads().length > 0
  const [Tray, setTray] = useState<ComponentType>()
  useEffect(() => {
    if (!hasUploads) return
    import('./uploads-tray.tsx').then(
      (loaded) => setTray(() => loaded.UploadsTray),
      // The tray is optional: uploads continue without it.
      () => undefined,
    )
  }, [hasUploads])
  return Tray && hasUploads ? <Tray /> : null
}
