import type { Resource } from '@kadr/contract/resources'
import { useCallback } from 'react'
import { DropOverlay } from '../../../media/uploads/drop-overlay.tsx'
import { useFileDrop } from '../../../media/uploads/use-file-drop.ts'
import { useFilePaste } from '../../../media/uploads/use-file-paste.ts'
import { usePickerUploads } from '../../../media/uploads/use-picker-uploads.ts'
import { useAddMedia } from '../components/media-section.tsx'
import { composerCopy } from '../composer-copy.ts'

/** Adds files that are dropped on the composer or pasted into it. Returns the drop overlay. */
export const useMediaDrop = (place: { ids: readonly string[]; onIds: (ids: string[]) => void }) => {
  const add = useAddMedia(place)
  const uploads = usePickerUploads(useCallback((resource: Resource) => add([resource]), [add]))
  const isOver = useFileDrop(uploads.send)
  useFilePaste(uploads.send)
  return isOver ? <DropOverlay text={composerCopy.media.drop} /> : null
}
