import * as z from 'zod/mini'
import { fetchPage, readScriptJson } from '../_shared/page/read-meta.ts'
import { detailsOfPage } from '../_shared/page/read-page-details.ts'
import { DownloadRefusedError } from '../_shared/refusal.ts'
import type { Source } from '../source.ts'

const STATE = '__UNIVERSAL_DATA_FOR_REHYDRATION__'
/** Codes of a page whose work is not shown. */
const PRIVATE = 10216
const REMOVED = 10204

const photo = z.object({
  imageURL: z.object({ urlList: z.array(z.string()) }),
  imageWidth: z.optional(z.int()),
  imageHeight: z.optional(z.int()),
})

const state = z.object({
  __DEFAULT_SCOPE__: z.object({
    'webapp.video-detail': z.object({
      statusCode: z.optional(z.int()),
      itemInfo: z.optional(
        z.object({
          itemStruct: z.object({
            desc: z.optional(z.string()),
            author: z.optional(z.object({ uniqueId: z.string() })),
            video: z.optional(
              z.object({ duration: z.optional(z.number()), cover: z.optional(z.string()) }),
            ),
            imagePost: z.optional(z.object({ images: z.array(photo) })),
          }),
        }),
      ),
    }),
  }),
})

export const readDetails: Source['readDetails'] = async (fetch, { url }) => {
  const page = await fetchPage(fetch, url)
  const read = z.safeParse(state, readScriptJson(page, STATE))
  if (!read.success) return detailsOfPage(page)
  const { statusCode = 0, itemInfo } = read.data.__DEFAULT_SCOPE__['webapp.video-detail']
  if (statusCode === PRIVATE) throw new DownloadRefusedError('private', 'TikTok 10216')
  if (statusCode === REMOVED) throw new DownloadRefusedError('removed', 'TikTok 10204')
  if (!itemInfo) return detailsOfPage(page)
  const { desc = '', author, video, imagePost } = itemInfo.itemStruct
  return {
    title: desc,
    author: author ? `@${author.uniqueId}` : '',
    durationSeconds: video?.duration || null,
    thumbnailUrl: video?.cover ?? null,
    photos: (imagePost?.images ?? []).flatMap(({ imageURL, imageWidth, imageHeight }) => {
      const [first] = imageURL.urlList
      return first ? { url: first, width: imageWidth ?? null, height: imageHeight ?? null } : []
    }),
  }
}
