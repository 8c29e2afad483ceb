import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { ModulePorts } from '../context.ts'
import type { Tx } from '../db/connection.ts'
import { migrateDatabase } from '../db/migrator.ts'
import { type Closers, openStore } from '../platform/process/open-store.ts'
import { finishBackup } from '../platform/storage/backups.repository.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import { BackupError } from './backup-error.ts'
import { type CopiesStore, openCopies } from './copies-store.ts'
import { adoptSecret, describeSecret } from './installation-secret.ts'
import { makeCopy } from './make-copy.ts'
import { findCopy, listCopies, type Manifest } from './manifest.ts'
import { pruneCopies } from './prune-copies.ts'
import { restoreCopy } from './restore-copy.ts'
import { verifyCopy } from './verify-copy.ts'

const USAGE = `npm run backup
npm run backup -- list
npm run backup -- verify [копия]
npm run restore -- [копия] [--new-secret]`

type Run = {
  config: Config
  modules: readonly ModulePorts[]
  log: Logger
  closers: Closers
  print(text: string): void
}
type Command = Run & { copies: CopiesStore; tempDir: string; id: string | undefined }

const sizeOf = ({ files }: Manifest) =>
  `файлов ${files.count}, ${(files.bytes / 1_000_000).toFixed(1).replace('.', ',')} МБ`

const describe = (manifest: Manifest) =>
  `${manifest.id}  от ${manifest.takenAt}, таблиц ${manifest.tables.length}, ${sizeOf(manifest)}`

const openBlobs = async ({ config, tempDir, closers }: Command) => {
  const { blobs } = await createStorage({ config, tempDir })
  closers.add(async () => blobs.close())
  return blobs
}

const backup = async (command: Command) => {
  const { config, log, closers, copies, print } = command
  const { database } = await openStore({ config, log, closers, mayShare: true })
  await migrateDatabase({ pool: database.pool })
  const installation = {
    database,
    blobs: await openBlobs(command),
    secret: describeSecret(config),
  }
  print(`Копия готова: ${describe(await makeCopy({ installation, copies }))}`)
  const removed = await pruneCopies({ copies, keep: config.backup.keep })
  if (removed.length > 0) print(`Старые копии удалены: ${removed.length}`)
  if (config.backup.key === null) print('Копия не зашифрована: задайте BACKUP_KEY')
}

const list = async ({ copies, print }: Command) => {
  const ids = await listCopies(copies)
  for (const id of ids) print(describe(await findCopy(copies, id)))
  if (ids.length === 0) print('Копий ещё нет')
}

const verify = async ({ copies, id, log, tempDir, print }: Command) => {
  const manifest = await findCopy(copies, id)
  await verifyCopy({ copies, manifest, log, tempDir })
  print(`Копия целая: ${describe(manifest)}. Все таблицы и файлы совпали`)
}

const restore = async (command: Command & { isNewAccepted: boolean }) => {
  const { config, modules, log, closers, copies, id, isNewAccepted, print } = command
  const manifest = await findCopy(copies, id)
  adoptSecret({ config, manifest, isNewAccepted })
  const { database } = await openStore({ config, log, closers })
  const afterwards = async (tx: Tx) => {
    const at = new Date()
    // Of itself the copy knows only that it was begun: the next one would wait for it.
    await finishBackup({ db: tx, id: manifest.id })
    for (const module of modules) await module.afterRestore?.({ tx, at })
  }
  const blobs = await openBlobs(command)
  await restoreCopy({ database, blobs, copies, manifest, log, afterwards })
  print(`Восстановлено: ${describe(manifest)}. Все таблицы и файлы совпали`)
  print('Посты, чьё время прошло после копии, ждут решения людей: они могли уже выйти')
}

/** Commands about copies of the installation, by the first argument. */
export const runBackupCommand = async ({ args, ...run }: Run & { args: string[] }) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'new-secret': { type: 'boolean' } },
  })
  const tempDir = join(run.config.dataDir, 'tmp')
  const copies = await openCopies({ config: run.config.backup, tempDir })
  run.closers.add(async () => copies.close())
  const [name, ...rest] = positionals
  const command = (id: string | undefined) => ({ ...run, copies, tempDir, id })
  const isNewAccepted = values['new-secret'] === true
  if (name === 'restore' && rest.length <= 1) return restore({ ...command(rest[0]), isNewAccepted })
  if (name === 'backup' && rest.length === 0) return backup(command(undefined))
  if (name === 'backup' && rest[0] === 'list') return list(command(undefined))
  if (name === 'backup' && rest[0] === 'verify' && rest.length <= 2) return verify(command(rest[1]))
  throw new BackupError(USAGE)
}
