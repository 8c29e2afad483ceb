import type { StorageUse } from '@kadr/contract/library/resources'
import { isUnlimited } from '@kadr/domain/money/limits'
import { findFileKind } from '../resources/file-kind.ts'
import { formatSize } from '../resources/format-file.ts'
import { uploadCopy } from './copy.ts'

type Question = {
  file: { name: string; type: string; size: number }
  /** Undefined while loading: then only the server checks. */
  storage: StorageUse | undefined
  /** Bytes of uploads in progress. */
  promised: number
}

/** Checks before the first byte is sent; undefined when the file is acceptable. */
export const findRefusal = ({ file, storage, promised }: Question): string | undefined => {
  const kind = findFileKind(file)
  if (!kind) return uploadCopy.unknownKind
  if (file.size === 0) return uploadCopy.empty
  if (!storage) return undefined
  if (kind !== 'image' && !storage.isMediaProcessingAvailable) return uploadCopy.noMedia
  const limit = storage.maxFileBytes[kind]
  if (!isUnlimited(limit) && file.size > limit) {
    return uploadCopy.tooLarge({ kind, limit: formatSize(limit) })
  }
  const left = Math.max(0, storage.limitBytes - storage.usedBytes - promised)
  if (!isUnlimited(storage.limitBytes) && file.size > left) {
    return uploadCopy.noRoom(formatSize(left))
  }
  return undefined
}
