import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import { findPostmaster } from '../src/platform/postgres/postmaster.ts'
import { listFastFolders } from './processes/fast-folder.ts'

export const TEST_FOLDER_PREFIX = 'kadr-test-'

const removeFolder = async (folder: string) => {
  const left = readdirSync(folder)
    .filter((entry) => entry.startsWith('pgdata-'))
    .map((entry) => findPostmaster(join(folder, entry)))
    .find(Boolean)
  if (left) {
    process.kill(left.pid, 'SIGQUIT')
    while (isProcessAlive(left.pid)) await sleep(20)
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Stops and removes PostgreSQL clusters of test runs that were killed. */
export const removeLeftovers = async (): Promise<void> => {
  for (const parent of listFastFolders()) {
    for (const name of readdirSync(parent)) {
      const owner = name.startsWith(TEST_FOLDER_PREFIX) ? Number(name.split('-')[2]) : Number.NaN
      if (Number.isNaN(owner) || isProcessAlive(owner)) continue
      await removeFolder(join(parent, name))
    }
  }
}
