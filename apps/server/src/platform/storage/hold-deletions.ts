import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../db/connection.ts'
import { isHoldingFiles } from './backups.repository.ts'
import type { BlobStore } from './blob-store.ts'

const POLL_MS = 200

/**
 * While a copy of the installation reads the files that the rows of its moment name, deletions wait. Rows go before
 * their files, so a deletion that began before that is of a file that no row of the copy names.
 */
export const holdDeletions = ({ blobs, db }: { blobs: BlobStore; db: Db }): BlobStore => {
  const waitForCopy = async () => {
    while (await isHoldingFiles(db)) await pause(POLL_MS)
  }
  return {
    ...blobs,
    async delete(key) {
      await waitForCopy()
      await blobs.delete(key)
    },
    async deleteFolder(folder) {
      await waitForCopy()
      await blobs.deleteFolder(folder)
    },
  }
}
