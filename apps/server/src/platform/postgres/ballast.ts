import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const MEBIBYTE = 1024 * 1024
/** Enough for a checkpoint and a few segments of the write-ahead log. */
const BALLAST_BYTES = 96 * MEBIBYTE

export type Ballast = {
  /** Allocates the file when the disk has enough space. */
  fill(): void
  /** Frees the space for the database when the disk is full; returns whether it did. */
  release(): boolean
}

/** A file of zeros next to the cluster: deleted on a full disk, so that the database can start and be cleaned up. */
export const createBallast = (home: string, bytes = BALLAST_BYTES): Ballast => {
  const file = join(home, 'postgres.reserve')
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(home)
    return bavail * bsize
  }
  const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return {
    fill() {
      const missing = bytes - size()
      // Skipped on a disk that is too small.
      if (missing <= 0 || freeBytes() < missing * 4) return
      const handle = openSync(file, 'a', 0o600)
      try {
        const zeros = Buffer.alloc(MEBIBYTE)
        for (let at = 0; at < missing; at += MEBIBYTE) writeSync(handle, zeros)
      } finally {
        closeSync(handle)
      }
    },
    release() {
      if (size() === 0 || freeBytes() > bytes / 3) return false
      rmSync(file, { force: true })
      return true
    },
  }
}
