import type { Resource } from '@kadr/contract/resources'
import { useEffect, useState } from 'react'
import { isInProgress } from './upload-item.ts'
import { useSendFiles, useUploads } from './uploads-context.tsx'

/** Uploads files and reports each one when the library has it. */
export const usePickerUploads = (onUploaded: (resource: Resource) => void) => {
  const sendFiles = useSendFiles()
  const items = useUploads()
  const [awaited, setAwaited] = useState<readonly string[]>([])

  useEffect(() => {
    for (const { id, resource } of items) {
      if (!resource || !awaited.includes(id)) continue
      setAwaited((before) => before.filter((known) => known !== id))
      onUploaded(resource)
    }
  }, [items, awaited, onUploaded])

  return {
    isUnderWay: items.some((item) => awaited.includes(item.id) && isInProgress(item)),
    send:
      sendFiles &&
      ((files: readonly File[]) => {
        const ids = sendFiles(files)
        setAwaited((before) => [...before, ...ids])
      }),
  }
}
