import * as z from 'zod/mini'
import { fetchPage } from '../_shared/page/read-meta.ts'
import { DownloadRefusedError } from '../_shared/refusal.ts'
import type { Source } from '../source.ts'

const picture = z.object({
  s: z.optional(z.object({ u: z.optional(z.string()), x: z.int(), y: z.int() })),
})
const post = z.object({
  title: z.string(),
  author: z.string(),
  url: z.optional(z.string()),
  removed_by_category: z.optional(z.nullable(z.string())),
  preview: z.optional(
    z.object({ images: z.array(z.object({ source: z.object({ url: z.string() }) })) }),
  ),
  media_metadata: z.optional(z.nullable(z.record(z.string(), picture))),
  secure_media: z.optional(
    z.nullable(
      z.object({ reddit_video: z.optional(z.object({ duration: z.optional(z.number()) })) }),
    ),
  ),
})
const listing = z.object({
  data: z.object({ children: z.array(z.object({ data: post })) }),
})

/** Addresses come escaped for HTML. */
const unescapeUrl = (url: string) => url.replaceAll('&amp;', '&')

export const readDetails: Source['readDetails'] = async (fetch, { url }) => {
  const answer: unknown = JSON.parse(await fetchPage(fetch, `${url}.json`))
  const [first] = z.parse(z.array(z.unknown()), answer)
  const [child] = z.parse(listing, first).data.children
  if (!child || child.data.removed_by_category) throw new DownloadRefusedError('removed')
  const { title, author, preview, media_metadata, secure_media, url: link = '' } = child.data
  const gallery = Object.values(media_metadata ?? {}).flatMap(({ s }) =>
    s?.u ? { url: unescapeUrl(s.u), width: s.x, height: s.y } : [],
  )
  const isPhoto = /^https:\/\/i\.redd\.it\/[\w-]+\.(jpe?g|png|webp|gif)$/.test(link)
  const preferred = preview?.images[0]?.source.url
  return {
    title,
    author: `u/${author}`,
    durationSeconds: secure_media?.reddit_video?.duration ?? null,
    thumbnailUrl: preferred ? unescapeUrl(preferred) : (gallery[0]?.url ?? null),
    photos: isPhoto ? [{ url: link, width: null, height: null }] : gallery,
  }
}
