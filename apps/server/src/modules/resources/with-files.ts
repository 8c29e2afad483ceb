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

const IS_DRAWN_AS_IT_IS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/** Pictures of rarer types, such as photos of iPhones, are taken as the large one that was made of them. */
const variantOf = ({ kind, mimeType }: ResourceRow): string =>
  kind === 'image' && !IS_DRAWN_AS_IT_IS.has(mimeType) ? LARGE_IMAGE_NEED : ORIGINAL

const keyOf = (row: ResourceRow): string => variantKey(row, variantOf(row))

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
    if (row.state !== 'failed' && (await ctx.blobs.head(keyOf(row)))) continue
    // The large picture of a file that has just come in will be there soon.
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
