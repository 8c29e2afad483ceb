import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import { BlobMissingError, type BlobStore } from '../platform/storage/blob-store.ts'
import { createMeasure } from '../platform/storage/measure.ts'
import { BackupError } from './backup-error.ts'
import { type CopiesStore, through } from './copies-store.ts'
import { filesList, type Manifest } from './manifest.ts'

/** Key, size and hash of a file. */
const line = z.tuple([z.string(), z.number(), z.string()])
export type CopiedFile = z.infer<typeof line>

/** Uploads in progress still change: they are not copied, and are begun again after a restore. */
const UNFINISHED = 'uploads/'
const AT_ONCE = 8

export const readFilesList = async function* (
  copies: CopiesStore,
  id: string,
): AsyncGenerator<CopiedFile> {
  const input = through(await copies.read(filesList(id)), createGunzip())
  let failure: unknown
  input.on('error', (error) => {
    failure = error
  })
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield z.parse(line, JSON.parse(text))
  }
  if (failure) throw failure
}

export const writeFilesList = async ({
  copies,
  id,
  files,
}: {
  copies: CopiesStore
  id: string
  files: ReadonlyMap<string, CopiedFile>
}): Promise<Manifest['files']> => {
  const lines = function* () {
    for (const file of files.values()) yield `${JSON.stringify(file)}\n`
  }
  await copies.write({ name: filesList(id), body: through(Readable.from(lines()), createGzip()) })
  const bytes = [...files.values()].reduce((sum, [, size]) => sum + size, 0)
  return { count: files.size, bytes }
}

export const FILES = 'files'
export const fileName = (key: string) => `${FILES}/${key}`

const runPool = async <Item>(items: AsyncIterable<Item>, run: (item: Item) => Promise<void>) => {
  const iterator = items[Symbol.asyncIterator]()
  const work = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      await run(next.value)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/**
 * Adds the files of the store that `files` does not have yet. A key is written once and never changed, so a file that
 * an earlier copy has is not sent again.
 */
export const copyFiles = async ({
  blobs,
  copies,
  earlier,
  files,
}: {
  blobs: BlobStore
  copies: CopiesStore
  earlier: ReadonlyMap<string, CopiedFile>
  files: Map<string, CopiedFile>
}): Promise<void> => {
  const copyOne = async (key: string) => {
    const known = files.get(key) ?? earlier.get(key)
    if (known) return void files.set(key, known)
    try {
      const body = await blobs.get({ key })
      const { size, sha256 } = await copies.write({ name: fileName(key), body })
      files.set(key, [key, size, sha256])
    } catch (error) {
      // Deleted meanwhile.
      if (!(error instanceof BlobMissingError)) throw error
    }
  }
  const kept = async function* () {
    for await (const key of blobs.list()) if (!key.startsWith(UNFINISHED)) yield key
  }
  await runPool(kept(), copyOne)
}

const assertSame = (file: CopiedFile, found: { size: number; sha256: string }) => {
  const [key, size, sha256] = file
  if (found.size === size && found.sha256 === sha256) return
  throw new BackupError(`Файл ${key} в копии не такой, каким был: копия повреждена`)
}

/** Puts the files of a copy into the store; those of an interrupted restore are kept. */
export const restoreFiles = async ({
  blobs,
  copies,
  id,
}: {
  blobs: BlobStore
  copies: CopiesStore
  id: string
}): Promise<void> => {
  await runPool(readFilesList(copies, id), async (file) => {
    const [key, size] = file
    if ((await blobs.head(key))?.size === size) return
    const body = await copies.read(fileName(key))
    assertSame(file, await blobs.put({ key, body }))
  })
}

/** Reads every file of a copy and compares it with what was written down. */
export const checkFiles = async (copies: CopiesStore, id: string): Promise<void> => {
  await runPool(readFilesList(copies, id), async (file) => {
    const measure = createMeasure()
    const body = await copies.read(fileName(file[0]))
    await pipeline(body, measure.stream.resume())
    assertSame(file, measure.result())
  })
}

/** Whether the store has a file that the copy does not have. */
export const hasForeignFiles = async ({
  blobs,
  copies,
  id,
}: {
  blobs: BlobStore
  copies: CopiesStore
  id: string
}): Promise<boolean> => {
  const own = new Set<string>()
  for await (const [key] of readFilesList(copies, id)) own.add(key)
  for await (const key of blobs.list()) if (!own.has(key)) return true
  return false
}
