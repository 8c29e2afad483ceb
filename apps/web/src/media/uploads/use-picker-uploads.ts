import type { Resource } from '@kadr/contract/library/resources'
import { useEffect, useState } from 'react'
import { collectFinished } from './collect-finished.ts'
import { isInProgress } from './upload-item.ts'
import { useSendFiles, useUploads } from './uploads-context.tsx'

/** Uploads files and reports them in the order they were chosen, as soon as the library has them. */
export const usePickerUploads = (onUploaded: (resources: readonly Resource[]) => void) => {
  const sendFiles = useSendFiles()
  const items = useUploads()
  const [awaited, setAwaited] = useState<readonly string[]>([])

  useEffect(() => {
    const taken = collectFinished({ awaited, items })
    if (taken.awaited.length === awaited.length) return
    setAwaited(taken.awaited)
    if (taken.resources.length > 0) onUploaded(taken.resources)
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
