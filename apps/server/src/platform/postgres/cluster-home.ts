import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../config/config-error.ts'
import { canEnter, type RunAs } from './run-as.ts'

export const SYSTEM_FOLDER = '/var/lib/kadr'

const readPointer = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/**
 * The cluster is in the data folder, or, when the database's user can't enter that (root's private home), in a system
 * folder that the data folder links to.
 */
export const chooseClusterHome = ({
  dataDir,
  runAs,
  systemFolder,
}: {
  dataDir: string
  runAs: RunAs
  systemFolder: string
}): string => {
  mkdirSync(dataDir, { recursive: true })
  const pointer = join(dataDir, 'postgres-home')
  const pointed = readPointer(pointer)
  if (pointed) return pointed
  if (canEnter({ folder: dataDir, runAs })) return dataDir
  const home = join(systemFolder, randomUUID())
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 })
  } catch (error) {
    throw new ConfigError(
      `Пользователь базы данных не может войти в ${dataDir}: задайте DATA_DIR в другом месте`,
      { cause: error },
    )
  }
  writeFileSync(pointer, home)
  return home
}
