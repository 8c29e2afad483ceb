import { mkdir, statfs } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { DiskFullError } from './disk-full.ts'

const MEBIBYTE = 1024 * 1024
const MAX_RESERVE_BYTES = 512 * MEBIBYTE
const RESERVE_SHARE = 0.05
const CHECK_EVERY_BYTES = 8 * MEBIBYTE

export type DiskRoom = {
  freeBytes: number
  /** Reserve that user files may not use: a database on the same disk stops without space for its log. */
  reserveBytes: number
}

export const measureDiskRoom = async (folder: string): Promise<DiskRoom> => {
  await mkdir(folder, { recursive: true })
  const { bavail, blocks, bsize } = await statfs(folder)
  const reserveBytes = Math.min(MAX_RESERVE_BYTES, blocks * bsize * RESERVE_SHARE)
  return { freeBytes: bavail * bsize, reserveBytes }
}

/** Throws DiskFullError when only the reserve is left. */
const assertDiskRoom = async (folder: string): Promise<void> => {
  const { freeBytes, reserveBytes } = await measureDiskRoom(folder)
  if (freeBytes < reserveBytes) throw new DiskFullError('no space left on device but the reserve')
}

/** A pass-through stream to a file in `folder` that fails before the disk is full. */
export const createRoomGuard = (folder: string): Transform => {
  let unchecked = CHECK_EVERY_BYTES
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unchecked += chunk.length
      if (unchecked < CHECK_EVERY_BYTES) return done(null, chunk)
      unchecked = 0
      assertDiskRoom(folder).then(() => done(null, chunk), done)
    },
  })
}
