import { randomUUID } from 'node:crypto'
import { constants, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createRoomGuard } from '@kadr/kit/node/disk-room'
import { BlobMissingError, type BlobStore, checkKey } from './blob-store.ts'
import { createMeasure } from './measure.ts'

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

const throwMissing = (key: string) => (error: unknown) => {
  throw hasCode(error, ['ENOENT', 'ENOTDIR', 'EISDIR']) ? new BlobMissingError(key) : error
}

const isFolderMissing = (error: unknown) => hasCode(error, ['ENOENT'])

/** fsync of a folder's entries; not every system supports it. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Blobs as files below one folder. A draft becomes a blob by an atomic rename after fsync. */
export const createDiskStore = ({ directory }: { directory: string }): BlobStore => {
  const drafts = join(directory, '.drafts')
  const pathOf = (key: string) => join(directory, checkKey(key))

  /** Retries when the folder was removed as empty between its creation and its use. */
  const place = async (path: string, run: () => Promise<void>) => {
    for (let attempt = 1; ; attempt += 1) {
      await mkdir(dirname(path), { recursive: true })
      try {
        await run()
        break
      } catch (error) {
        if (!isFolderMissing(error) || attempt === 3) throw error
      }
    }
    await syncFolder(dirname(path))
  }

  const removeEmptyParents = async (path: string) => {
    for (let folder = dirname(path); folder !== directory; folder = dirname(folder)) {
      try {
        await rmdir(folder)
      } catch {
        return
      }
    }
  }

  /** A folder that is gone meanwhile had nothing more to tell. Drafts are no blobs. */
  const walk = async function* (folder: string): AsyncGenerator<string> {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isFolderMissing(error)) return []
      throw error
    })
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && path !== drafts) yield* walk(path)
      if (entry.isFile()) yield relative(directory, path).split(sep).join('/')
    }
  }

  return {
    async put({ key, body }) {
      const path = pathOf(key)
      const draft = join(drafts, randomUUID())
      await mkdir(drafts, { recursive: true })
      const measure = createMeasure()
      try {
        await pipeline(
          body,
          createRoomGuard(directory),
          measure.stream,
          createWriteStream(draft, { flags: 'wx', flush: true }),
        )
        await place(path, () => rename(draft, path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return measure.result()
    },

    async get({ key, range }) {
      const handle = await open(pathOf(key), 'r').catch(throwMissing(key))
      return handle.createReadStream(range ?? {})
    },

    async head(key) {
      const found = await stat(pathOf(key)).catch((error: unknown) => {
        if (hasCode(error, ['ENOENT', 'ENOTDIR'])) return undefined
        throw error
      })
      return found?.isFile() ? { size: found.size } : undefined
    },

    async copy({ from, to }) {
      const [source, target] = [pathOf(from), pathOf(to)]
      await stat(source).catch(throwMissing(from))
      await place(target, async () => {
        await rm(target, { force: true })
        try {
          await link(source, target)
        } catch (error) {
          if (!hasCode(error, ['EPERM', 'ENOTSUP', 'EXDEV', 'EMLINK'])) throw error
          await copyFile(source, target, constants.COPYFILE_EXCL)
        }
      })
    },

    async copyBytes({ from, to }) {
      const [source, target] = [pathOf(from), pathOf(to)]
      const draft = join(drafts, randomUUID())
      await mkdir(drafts, { recursive: true })
      try {
        await copyFile(source, draft, constants.COPYFILE_FICLONE).catch(throwMissing(from))
        await place(target, () => rename(draft, target))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async delete(key) {
      const path = pathOf(key)
      await rm(path, { force: true }).catch(() => undefined)
      await removeEmptyParents(path)
    },

    async *list(folder) {
      yield* walk(folder === undefined ? directory : pathOf(folder))
    },

    async deleteFolder(folder) {
      const path = pathOf(folder)
      await rm(path, { recursive: true, force: true })
      await removeEmptyParents(path)
    },

    signUrl: async () => null,

    async withFile({ key, run }) {
      const path = pathOf(key)
      await stat(path).catch(throwMissing(key))
      return run(path)
    },

    async dropUnfinished({ before }) {
      for (const name of await readdir(drafts).catch(() => [])) {
        const path = join(drafts, name)
        // Finished or cancelled meanwhile.
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtime < before) await rm(path, { force: true })
      }
    },

    close: () => undefined,
  }
}
