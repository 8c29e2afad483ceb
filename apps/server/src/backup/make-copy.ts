import { randomBytes } from 'node:crypto'
import { createGzip } from 'node:zlib'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { Pool, PoolClient } from 'pg'
import type { DatabaseConnection } from '../db/connection.ts'
import {
  dropBackup,
  finishBackup,
  holdFiles,
  openBackup,
  touchBackup,
} from '../platform/storage/backups.repository.ts'
import type { BlobStore } from '../platform/storage/blob-store.ts'
import { BackupError } from './backup-error.ts'
import { listPartitions, listSequences, listTables, readVersions } from './catalog.ts'
import { type CopiesStore, through } from './copies-store.ts'
import { type CopiedFile, copyFiles, readFilesList, writeFilesList } from './copy-files.ts'
import { readRows, SESSION } from './copy-rows.ts'
import {
  type CopiedTable,
  FOLDER,
  listCopies,
  type Manifest,
  readManifest,
  tableFile,
  writeManifest,
} from './manifest.ts'
import { createRowHash } from './row-hash.ts'

export type Installation = {
  database: DatabaseConnection
  blobs: BlobStore
  /** Its print, the generated one itself or null, and the names of the keys of tokens. */
  secret: { print: string; file: string | null; vaultKeys: string[] }
}

type Making = { installation: Installation; copies: CopiesStore; id: string }

const BEAT_MS = MINUTE_MS / 3

/** Begins with its time, so that names sort by age. */
const newCopyId = () =>
  `${new Date().toISOString().slice(0, 23).replaceAll(/[-:.]/g, '')}Z-${randomBytes(3).toString('hex')}`

/** One moment for all rows: what is committed later is not seen. */
const inSnapshot = async <Result>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(SESSION)
    const result = await run(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // In the middle of a COPY the connection is of no more use.
    client.release(true)
    throw error
  }
}

const copyTables = async (
  client: PoolClient,
  { copies, id }: { copies: CopiesStore; id: string },
) => {
  const tables: CopiedTable[] = []
  for (const table of await listTables(client)) {
    const { stream, result } = createRowHash()
    const body = through(readRows(client, table), stream, createGzip())
    await copies.write({ name: tableFile(id, table), body })
    tables.push({ ...table, ...result() })
  }
  return tables
}

/** Files of the newest copy, which lie at the destination already. */
const listEarlier = async ({
  copies,
  installation,
}: Omit<Making, 'id'>): Promise<Map<string, CopiedFile>> => {
  const files = new Map<string, CopiedFile>()
  const id = (await listCopies(copies)).at(-1)
  if (id === undefined) return files
  const { secretPrint } = await readManifest(copies, id)
  if (secretPrint !== installation.secret.print) {
    throw new BackupError('Там, куда указывает BACKUP_TO, лежат копии другой установки')
  }
  for await (const file of readFilesList(copies, id)) files.set(file[0], file)
  return files
}

const make = async ({ installation, copies, id }: Making): Promise<Manifest> => {
  const { database, blobs, secret } = installation
  const earlier = await listEarlier({ copies, installation })
  const files = new Map<string, CopiedFile>()
  const copyNew = () => copyFiles({ blobs, copies, earlier, files })
  const hold = (isHolding: boolean) => holdFiles({ db: database.urgentDb, id, isHolding })
  // Nearly all files are read before the moment of the copy: deletions wait for the few that came meanwhile.
  await copyNew()
  await hold(true)
  const content = await inSnapshot(database.pool, async (client) => {
    const { rows } = await client.query<{ now: Date }>('select now() as now')
    const versions = await readVersions(client)
    await copyNew()
    await hold(false)
    return {
      takenAt: (rows[0]?.now ?? new Date()).toISOString(),
      ...versions,
      partitions: await listPartitions(client),
      tables: await copyTables(client, { copies, id }),
      sequences: await listSequences(client),
    }
  })
  const listed = await writeFilesList({ copies, id, files })
  const { print: secretPrint, file: secretFile, vaultKeys } = secret
  return writeManifest({
    copies,
    content: { id, ...content, secretPrint, secretFile, vaultKeys, files: listed },
  })
}

/** Copies the database and the files of an installation, which may be running. */
export const makeCopy = async ({
  installation,
  copies,
}: {
  installation: Installation
  copies: CopiesStore
}): Promise<Manifest> => {
  const { urgentDb: db } = installation.database
  const id = newCopyId()
  if (!(await openBackup({ db, id }))) {
    throw new BackupError('Копия уже делается. Если её прервали, повторите через две минуты')
  }
  const beat = setInterval(() => void touchBackup({ db, id }).catch(() => undefined), BEAT_MS)
  try {
    const made = await make({ installation, copies, id })
    await finishBackup({ db, id })
    return made
  } catch (error) {
    await dropBackup({ db, id }).catch(() => undefined)
    await copies.removeFolder(`${FOLDER}/${id}`).catch(() => undefined)
    throw error
  } finally {
    clearInterval(beat)
  }
}
