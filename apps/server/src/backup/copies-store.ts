import { createHash, hkdfSync } from 'node:crypto'
import { pipeline, type Readable, type Transform } from 'node:stream'
import type { BackupConfig } from '../config/backup.ts'
import { ConfigError } from '../config/config-error.ts'
import {
  BlobMissingError,
  type BlobStore,
  type StoredBlob,
} from '../platform/storage/blob-store.ts'
import { createDiskStore } from '../platform/storage/disk-store.ts'
import { createMeasure } from '../platform/storage/measure.ts'
import { BackupError } from './backup-error.ts'
import { createOpeners, createSealer } from './seal-stream.ts'

/** The place of copies. What is written is sealed when there is a key; sizes and hashes are of the plain content. */
export type CopiesStore = {
  write(input: { name: string; body: Readable }): Promise<StoredBlob>
  /** Damage shows as an error of the stream. */
  read(name: string): Promise<Readable>
  list(folder: string): AsyncIterable<string>
  remove(name: string): Promise<void>
  removeFolder(name: string): Promise<void>
  close(): void
}

/** A stream that has passed the transforms, and fails when any of them does. */
export const through = (source: Readable, ...transforms: Transform[]): Readable => {
  const last = transforms.at(-1)
  if (!last) return source
  // The error is also the one of the last stream, whose reader handles it.
  pipeline([source, ...transforms], () => undefined)
  return last
}

const fingerprint = (key: Buffer) =>
  createHash('sha256')
    .update(Buffer.from(hkdfSync('sha256', key, '', 'kadr-backup-name', 32)))
    .digest('hex')
    .slice(0, 12)

/** Copies of each key lie apart: with another key nothing of them can be read. */
const rootOf = (key: Buffer | null) => (key ? `sealed-${fingerprint(key)}` : 'plain')

const createCopiesStore = ({
  blobs,
  key,
}: {
  blobs: BlobStore
  key: Buffer | null
}): CopiesStore => {
  const root = rootOf(key)
  const at = (name: string) => `${root}/${name}`
  return {
    async write({ name, body }) {
      const measure = createMeasure()
      const sealers = key ? [createSealer({ key, name })] : []
      await blobs.put({ key: at(name), body: through(body, measure.stream, ...sealers) })
      return measure.result()
    },
    async read(name) {
      const stored = await blobs.get({ key: at(name) }).catch((error: unknown) => {
        throw error instanceof BlobMissingError
          ? new BackupError(`В копии нет файла ${name}: копия повреждена`)
          : error
      })
      return key ? through(stored, ...createOpeners({ key, name })) : stored
    },
    async *list(folder) {
      for await (const name of blobs.list(at(folder))) yield name.slice(root.length + 1)
    },
    remove: (name) => blobs.delete(at(name)),
    removeFolder: (name) => blobs.deleteFolder(at(name)),
    close: () => blobs.close(),
  }
}

/** Opens the place that `BACKUP_TO` names. */
export const openCopies = async ({
  config: { to, key },
  tempDir,
}: {
  config: BackupConfig
  tempDir: string
}): Promise<CopiesStore> => {
  if (to === null) {
    throw new ConfigError('Укажите, где лежат копии: BACKUP_TO=/папка или BACKUP_TO=s3://бакет')
  }
  if (to.kind === 'folder')
    return createCopiesStore({ blobs: createDiskStore({ directory: to.path }), key })
  const { createS3Store } = await import('../platform/storage/s3-store.ts')
  return createCopiesStore({ blobs: createS3Store({ config: to.s3, tempDir }), key })
}
