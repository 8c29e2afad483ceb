import * as z from 'zod/mini'
import { chooseVideoFile } from '../_shared/choose-video-file.ts'
import { buildUrl, requestJson } from '../_shared/request-json.ts'
import { type StockAdapter, type StockVideoFile, VIDEOS_PER_PAGE } from '../stock-adapter.ts'

const video = z.object({
  id: z.number(),
  width: z.number(),
  height: z.number(),
  url: z.string(),
  image: z.string(),
  duration: z.number(),
  user: z.object({ name: z.string(), url: z.string() }),
  video_files: z.array(
    z.object({
      file_type: z.string(),
      /** Null for a stream. */
      width: z.nullish(z.number()),
      height: z.nullish(z.number()),
      link: z.string(),
    }),
  ),
  video_pictures: z.array(z.object({ picture: z.string() })),
})
const page = z.object({ videos: z.array(video), next_page: z.nullish(z.string()) })

/** Videos have no description; the address of their page is made of one. */
const describe = (pageUrl: string): string => {
  const last = new URL(pageUrl).pathname.split('/').filter(Boolean).at(-1) ?? ''
  return last
    .split('-')
    .filter((word) => !/^\d+$/.test(word))
    .join(' ')
}

const toFile = (found: z.infer<typeof video>): StockVideoFile | undefined => {
  const { id, width, height, url, image, duration, user, video_files, video_pictures } = found
  const file = chooseVideoFile(
    video_files
      .filter(({ file_type }) => file_type === 'video/mp4')
      .map((one) => ({ url: one.link, width: one.width ?? 0, height: one.height ?? 0 })),
  )
  return (
    file && {
      id: `${id}`,
      alt: describe(url),
      width,
      height,
      seconds: duration,
      // `image` is cut to a wide picture.
      previewUrl: video_pictures[0]?.picture ?? image,
      author: user.name,
      authorUrl: user.url,
      pageUrl: url,
      fileUrl: file.url,
    }
  )
}

export const pexelsVideos: NonNullable<StockAdapter['videos']> = {
  async search({ fetch, key, apiUrl }, { query, page: number, shape }) {
    const url = buildUrl(apiUrl, '/videos/search', {
      query,
      page: number,
      per_page: VIDEOS_PER_PAGE,
      locale: 'ru-RU',
      ...(shape === 'upright' && { orientation: 'portrait' }),
    })
    const found = await requestJson(page, { fetch, url, headers: { authorization: key } })
    const videos = found?.videos.flatMap((one) => toFile(one) ?? []) ?? []
    return { videos, hasMore: Boolean(found?.next_page) }
  },
  async find({ fetch, key, apiUrl }, id) {
    const url = buildUrl(apiUrl, `/videos/videos/${id}`)
    const found = await requestJson(video, { fetch, url, headers: { authorization: key } })
    return found && toFile(found)
  },
}
