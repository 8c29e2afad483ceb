import type { AppContext } from '../../context.ts'
import { ORIGINAL, variantKey } from './blob-keys.ts'
import { LARGE_IMAGE_NEED } from './needs.ts'
import type { ResourceRow } from './resources.repository.ts'

/** The bytes of a resource are not there, or can't be used. */
export class ResourceUnusableError extends Error {
  override name = 'ResourceUnusableError'
  readonly row: ResourceRow
  constructor(row: ResourceRow) {
    super(`No file of resource ${row.id}`)
    this.row = row
  }
}

/** Photos of iPhones are drawn from the large picture that was made of them. */
const keyOf = (row: ResourceRow): string =>
  variantKey(row, row.mimeType === 'image/heic' ? LARGE_IMAGE_NEED : ORIGINAL)

type Files = Readonly<Record<string, string>>

/** Lends the files of resources as local ones, by the id of the resource. */
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
    if (row.state === 'failed' || !(await ctx.blobs.head(keyOf(row))))
      throw new ResourceUnusableError(row)
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
