import { useMemo, useState } from 'react'
import { isEnded, type UploadItem } from '../../../../media/uploads/upload-item.ts'
import { useSendFiles, useUploads } from '../../../../media/uploads/uploads-context.tsx'

/** The uploads of what was shared, which go on without the page. */
export const useSentFiles = () => {
  const sendFiles = useSendFiles()
  const items = useUploads()
  const [ids, setIds] = useState<readonly string[]>([])
  const sent = useMemo(
    () => ids.flatMap((id): UploadItem[] => items.filter((item) => item.id === id)),
    [ids, items],
  )
  return {
    canSend: sendFiles !== undefined,
    sent,
    isOver: ids.length > 0 && sent.every(isEnded),
    resources: sent.flatMap(({ state, resource }) =>
      state === 'done' && resource ? [resource] : [],
    ),
    send: (files: readonly File[]) => setIds(sendFiles?.(files) ?? []),
  }
}
