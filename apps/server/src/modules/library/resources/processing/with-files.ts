import type { AppContext } from '../../../../context.ts'
import { ORIGINAL, variantKey } from '../blob-keys.ts'
import type { ResourceRow } from '../resources.repository.ts'
import { LARGE_IMAGE_NEED } from './needs.ts'

/** The file of a resource is missing or unusable. */
export class ResourceUnusableError extends Error {
  override name = 'ResourceUnusableError'
  readonly row: ResourceRow
  constructor(row: ResourceRow) {
    super(`No file of resource ${row.id}`)
    this.row = row
  }
}

const IS_DRAWN_AS_IT_IS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/** Types the renderer can't read, such as HEIC, are replaced by their large rendition. */
const variantOf = ({ kind, mimeType }: ResourceRow): string =>
  kind === 'image' && !IS_DRAWN_AS_IT_IS.has(mimeType) ? LARGE_IMAGE_NEED : ORIGINAL

const keyOf = (row: ResourceRow): string => variantKey(row, variantOf(row))

type Files = Readonly<Record<string, string>>

/** Provides the files of resources as local paths, by resource id, while `run` is running. */
export const withFiles = async <T>({
  ctx,
  rows,
  run,
}: {
  ctx: AppContext
  rows: readonly ResourceRow[]
  run(files: Files): Promise<T>
}): Promise<T> => {
  for (const row of rows) {
    if (row.state !== 'failed' && (await ctx.blobs.head(keyOf(row)))) continue
    // The large rendition of a new file is still being made, so a retry will find it.
    const isAwaited = row.state === 'processing' && variantOf(row) !== ORIGINAL
    throw isAwaited ? new Error(`Not processed yet: ${row.id}`) : new ResourceUnusableError(row)
  }
  const lend = (index: number, files: Files): Promise<T> => {
    const row = rows[index]
    if (!row) return run(files)
    return ctx.blobs.withFile({
      key: keyOf(row),
      run: (path) => lend(index + 1, { ...files, [row.id]: path }),
    })
  }
  return lend(0, {})
}
