import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import { BlobMissingError, type ByteRange } from '../../../../platform/storage/blob-store.ts'
import { isSignedMedia } from '../../../../platform/storage/media-urls.ts'
import { ORIGINAL, variantKey } from '../blob-keys.ts'
import { resourceNotFound } from '../failures.ts'
import { findVariant } from '../processing/renditions.repository.ts'

export type MediaFile = {
  name: string
  mimeType: string
  size: number
  etag: string
  open(range?: ByteRange): Promise<Readable>
}

const address = z.object({
  id: z.uuid(),
  variant: z.string().check(z.regex(/^[a-z\d-]{1,40}$/)),
  v: z.string().check(z.maxLength(40)),
  exp: z.coerce.number().check(z.int()),
  sig: z.string().check(z.maxLength(100)),
})

const EXTENSIONS = new Map([
  ['image/jpeg', 'jpg'],
  ['video/quicktime', 'mov'],
  ['video/x-matroska', 'mkv'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
])

/** The resource's name with the extension of the rendition's type. */
const renditionName = (name: string, mimeType: string) => {
  const extension = EXTENSIONS.get(mimeType) ?? mimeType.split('/')[1]
  return `${name.replace(/\.[a-z\d]{1,5}$/i, '')}.${extension}`
}

/** The file of a signed URL. All failures give the same answer, so they can't be used for probing. */
export const getMedia = async ({
  ctx,
  given,
}: {
  ctx: AppContext
  given: Record<string, unknown>
}): Promise<MediaFile> => {
  const parsed = z.safeParse(address, given)
  if (!parsed.success) throw resourceNotFound()
  const { id, variant, v: version, exp, sig: signature } = parsed.data
  if (!isSignedMedia({ ctx, address: { id, variant, version, exp }, signature })) {
    throw resourceNotFound()
  }
  const found = await findVariant({ db: ctx.db, id, variant })
  const file = variant === ORIGINAL ? found?.resource : found?.rendition
  if (!found || !file || file.size === 0) throw resourceNotFound()
  const { resource } = found
  const key = variantKey(resource, variant)
  const { mimeType, size } = file
  return {
    name: variant === ORIGINAL ? resource.name : renditionName(resource.name, mimeType),
    mimeType,
    size,
    etag: `"${resource.fileId}-${variant}"`,
    async open(range) {
      try {
        return await ctx.blobs.get({ key, ...(range && { range }) })
      } catch (error) {
        throw error instanceof BlobMissingError ? resourceNotFound() : error
      }
    },
  }
}
