import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { BackupError } from './backup-error.ts'
import type { CopiesStore } from './copies-store.ts'

const VERSION = 1

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** The sum of the hashes of all rows. */
  hash: z.string(),
})
export type CopiedTable = z.infer<typeof table>

const partition = z.object({
  schema: z.string(),
  name: z.string(),
  of: z.string(),
  bound: z.string(),
})
export type Partition = z.infer<typeof partition>

const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string() })
export type Sequence = z.infer<typeof sequence>

const manifest = z.object({
  version: z.literal(VERSION),
  id: z.string(),
  /** The moment that all rows are of. */
  takenAt: z.iso.datetime(),
  /** The newest migration, and the schema of the job queue. */
  migration: z.number(),
  jobs: z.string(),
  /** Tells whether the installation that restores has the same secret. */
  secretPrint: z.string(),
  /** A generated secret, only in sealed copies. */
  secretFile: z.nullable(z.string()),
  /** Names of the keys that seal tokens. */
  vaultKeys: z.array(z.string()),
  tables: z.array(table),
  partitions: z.array(partition),
  sequences: z.array(sequence),
  files: z.object({ count: z.number(), bytes: z.number() }),
})
export type Manifest = z.infer<typeof manifest>

export const FOLDER = 'copies'
const nameOf = (id: string) => `${FOLDER}/${id}/manifest.json`

export const tableFile = (id: string, { schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  `${FOLDER}/${id}/tables/${schema}.${name}.gz`

export const filesList = (id: string) => `${FOLDER}/${id}/files.gz`

/** Written last: a copy without it is not whole. */
export const writeManifest = async ({
  copies,
  content,
}: {
  copies: CopiesStore
  content: Omit<Manifest, 'version'>
}): Promise<Manifest> => {
  const whole = { version: VERSION, ...content } satisfies Manifest
  const body = Readable.from([Buffer.from(JSON.stringify(whole))])
  await copies.write({ name: nameOf(content.id), body })
  return whole
}

export const readManifest = async (copies: CopiesStore, id: string): Promise<Manifest> => {
  const stored = JSON.parse(await text(await copies.read(nameOf(id)))) as unknown
  const parsed = manifest.safeParse(stored)
  if (parsed.success) return parsed.data
  throw new BackupError(`Копия ${id} сделана другой версией: восстановите её той же версией`)
}

const ID = new RegExp(`^${FOLDER}/([^/]+)/manifest[.]json$`)

/** Ids of whole copies, the oldest first: they begin with their time. */
export const listCopies = async (copies: CopiesStore): Promise<string[]> => {
  const ids: string[] = []
  for await (const name of copies.list(FOLDER)) {
    const [, id] = ID.exec(name) ?? []
    if (id) ids.push(id)
  }
  return ids.sort()
}

/** The copy of that id, or the newest one. */
export const findCopy = async (copies: CopiesStore, id: string | undefined): Promise<Manifest> => {
  const known = await listCopies(copies)
  const found = id ?? known.at(-1)
  if (found === undefined)
    throw new BackupError('Копий с этим BACKUP_KEY там ещё нет: сделайте первую, npm run backup')
  if (known.includes(found)) return readManifest(copies, found)
  throw new BackupError(`Копии ${found} нет. Есть: ${known.slice(-5).join(', ') || 'ни одной'}`)
}
