import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive } from './is-process-alive.ts'

const OWNER = /^work-(\w+)-(\d+)-/

/** A disk may be shared by machines, and process ids are unique only within one. */
const machineName = () => hostname().replace(/[^a-z\d]/gi, '_')

/** A new folder; left over by a killed process, it is removed later. */
export const createTempFolder = async (tempDir: string): Promise<string> => {
  await mkdir(tempDir, { recursive: true })
  return mkdtemp(join(tempDir, `work-${machineName()}-${process.pid}-`))
}

/** Runs `run` with a new folder and removes the folder afterwards, also after a failure. */
export const withTempFolder = async <T>({
  tempDir,
  run,
}: {
  tempDir: string
  run(folder: string): Promise<T>
}): Promise<T> => {
  const folder = await createTempFolder(tempDir)
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Removes folders left over by killed processes of this machine; returns their number. */
export const removeStaleTempFolders = async (tempDir: string): Promise<number> => {
  await mkdir(tempDir, { recursive: true })
  let removed = 0
  for (const name of await readdir(tempDir)) {
    const [, machine, pid] = OWNER.exec(name) ?? []
    if (machine !== machineName() || isProcessAlive(Number(pid))) continue
    await rm(join(tempDir, name), { recursive: true, force: true, maxRetries: 3 })
    removed += 1
  }
  return removed
}
