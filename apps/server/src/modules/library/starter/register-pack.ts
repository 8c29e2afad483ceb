import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { CATALOG, findMade, starterId } from '@kadr/starter'
import type { AppContext } from '../../../context.ts'
import { storeFile } from '../resources/index.ts'
import { listRegistered } from './starter.repository.ts'

const sha256Of = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

/** Registers the files of the pack in the shared library. Idempotent. */
export const registerPack = async ({
  ctx,
  folder,
  signal,
}: {
  ctx: AppContext
  folder: string
  signal: AbortSignal
}): Promise<void> => {
  const ids = CATALOG.map(({ key }) => starterId(key))
  const registered = await listRegistered({ db: ctx.db, ids })
  for (const item of CATALOG) {
    const path = findMade(folder, item)
    const canProcess = item.kind === 'image' || ctx.media.isAvailable
    if (signal.aborted) return
    if (!path || !canProcess) continue
    const { name, altText, tags } = item
    const id = starterId(item.key)
    const wanted = { id, sha256: await sha256Of(path), name, altText, tags }
    if (registered.some((row) => isDeepStrictEqual(row, wanted))) continue
    await storeFile({
      ctx,
      workspaceId: null,
      starterId: id,
      name,
      altText,
      tags,
      source: { path },
    })
  }
}
