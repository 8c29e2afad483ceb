import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../postgres/postmaster.ts'

const PREFIX = 'work-'

/** A folder of one's own that is gone when `run` ends, however it ends. */
export const withTempFolder = async <T>({
  tempDir,
  run,
}: {
  tempDir: string
  run(folder: string): Promise<T>
}): Promise<T> => {
  await mkdir(tempDir, { recursive: true })
  const folder = await mkdtemp(join(tempDir, `${PREFIX}${process.pid}-`))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders of processes that were killed before they could do it. */
export const removeDeadTempFolders = (tempDir: string): void => {
  mkdirSync(tempDir, { recursive: true })
  for (const name of readdirSync(tempDir)) {
    const owner = name.startsWith(PREFIX) ? Number(name.split('-')[1]) : Number.NaN
    if (Number.isNaN(owner) || isAlive(owner)) continue
    rmSync(join(tempDir, name), { recursive: true, force: true })
  }
}
