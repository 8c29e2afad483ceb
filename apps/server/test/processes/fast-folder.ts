import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY_FOLDER = '/dev/shm'

/** Docker gives a container 64 MB of it: the cluster of a whole run needs some 500 MB. */
const NEEDED_BYTES = 2 * 1024 ** 3

const isRoomyMemory = () => {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}

/** Where a folder of many small files costs least: every copy of a database makes a thousand. */
export const chooseFastFolder = (): string => (isRoomyMemory() ? MEMORY_FOLDER : tmpdir())

/** Every folder that `chooseFastFolder` may have chosen in a run before. */
export const listFastFolders = (): string[] =>
  [tmpdir(), MEMORY_FOLDER].filter((folder) => existsSync(folder))
