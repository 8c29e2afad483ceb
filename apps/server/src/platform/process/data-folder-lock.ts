import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import { ConfigError } from '../../config/config-error.ts'

const STARTED_AT_FIELD = 19

/** Pids are reused; a pid with its start time identifies one process. */
const identify = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[STARTED_AT_FIELD]}`
  } catch {
    return `${pid}`
  }
}

const findLiveOwner = (file: string): number | undefined => {
  try {
    const identity = readFileSync(file, 'utf8').trim()
    const pid = Number(identity.split(' ')[0])
    return isProcessAlive(pid) && identify(pid) === identity ? pid : undefined
  } catch {
    return undefined
  }
}

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}

/** Whether a running process uses this data folder. */
export const isDataFolderLocked = (dataDir: string): boolean =>
  findLiveOwner(join(dataDir, 'kadr.lock')) !== undefined

/** One process per data folder. The stale lock of a killed process is replaced at the next start. */
export const lockDataFolder = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true })
  const lock = join(dataDir, 'kadr.lock')
  const draft = `${lock}.${process.pid}`
  const stale = `${draft}.stale`
  writeFileSync(draft, identify(process.pid))
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(draft, lock)) return () => rmSync(lock, { force: true })
      const owner = findLiveOwner(lock)
      if (owner) {
        throw new ConfigError(
          `Кадр уже запущен с папкой данных ${dataDir} (процесс ${owner}): остановите его или задайте другую DATA_DIR`,
        )
      }
      try {
        renameSync(lock, stale)
      } catch {
        continue
      }
      // Another process may have locked in between: its lock is restored.
      if (findLiveOwner(stale)) tryLink(stale, lock)
    }
  } finally {
    rmSync(draft, { force: true })
    rmSync(stale, { force: true })
  }
  throw new ConfigError(`Не удалось занять папку данных ${dataDir}`)
}
