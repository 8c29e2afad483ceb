import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = '16m'

/** A disk of a few megabytes that can be filled; undefined without the permission to mount. */
export const mountSmallDisk = () => {
  const path = mkdtempSync(join(tmpdir(), 'kadr-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'kadr-small-disk', path], {
      stdio: 'ignore',
    })
  } catch {
    rmdirSync(path)
    return undefined
  }
  const filler = join(path, 'filler')
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  }
  const empty = () => rmSync(filler, { force: true })
  return {
    path,
    freeBytes,
    /** Leaves at most `leave` bytes free. */
    fill(leave = 0) {
      empty()
      writeFileSync(filler, Buffer.alloc(Math.max(0, freeBytes() - leave)))
    },
    empty,
    unmount() {
      execFileSync('umount', [path])
      rmdirSync(path)
    },
  }
}
