import { DropOverlay } from '../../../media/uploads/drop-overlay.tsx'
import { useFileDrop } from '../../../media/uploads/use-file-drop.ts'
import { useFilePaste } from '../../../media/uploads/use-file-paste.ts'
import { usePickerUploads } from '../../../media/uploads/use-picker-uploads.ts'
import { useAddMedia } from '../components/media-section.tsx'
import { composerCopy } from '../composer-copy.ts'

/** Adds files that are dropped on the composer or pasted into it. Returns the drop overlay. */
export const useMediaDrop = (place: { ids: readonly string[]; onIds: (ids: string[]) => void }) => {
  const add = useAddMedia(place)
  const uploads = usePickerUploads(add)
  const isOver = useFileDrop(uploads.send)
  useFilePaste(uploads.send)
  return isOver ? <DropOverlay text={composerCopy.media.drop} /> : null
}
