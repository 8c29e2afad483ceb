import { formatSize } from '../resources/format-file.ts'
import { uploadCopy } from './copy.ts'
import { percentOf, type UploadItem } from './upload-item.ts'

const duplicateText = ({ resource, name }: UploadItem) =>
  uploadCopy.duplicate(resource?.name ?? name)

export const describeUpload = (item: UploadItem): string => {
  switch (item.state) {
    case 'queued':
      return uploadCopy.queued
    case 'sending':
      return uploadCopy.sending({ sent: formatSize(item.sent), size: formatSize(item.size) })
    case 'offline':
      return uploadCopy.offline
    case 'checking':
      return uploadCopy.checking
    case 'done':
      return item.isDuplicate ? duplicateText(item) : uploadCopy.done
    case 'lost':
      return item.problem ?? uploadCopy.lost(percentOf(item))
    default:
      return item.problem ?? uploadCopy.failed
  }
}
