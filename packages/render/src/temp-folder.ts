import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'render-'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Names of machines may hold anything; ours hold no dashes to split by. */
const machine = () => hostname().replace(/[^a-z\d]/gi, '_')

/** A folder that tells whose it is. */
export const createTempFolder = async (root: string): Promise<string> => {
  await mkdir(root, { recursive: true })
  return mkdtemp(join(root, `${PREFIX}${machine()}-${process.pid}-`))
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 })

/** Removes what a machine that lost its power has left: folders of this machine whose owner is no more. */
export const removeStaleFolders = async (root: string): Promise<number> => {
  const names = await readdir(root).catch(() => [])
  let removed = 0
  for (const name of names) {
    const [, owner = '', pid = ''] = /^render-(\w+)-(\d+)-/.exec(name) ?? []
    if (owner !== machine() || isAlive(Number(pid))) continue
    await removeFolder(join(root, name))
    removed += 1
  }
  return removed
}
