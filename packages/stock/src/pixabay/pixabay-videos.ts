import * as z from 'zod/mini'
import { chooseVideoFile, putUprightFirst } from '../_shared/choose-video-file.ts'
import { buildUrl, requestJson } from '../_shared/request-json.ts'
import { type StockAdapter, type StockVideoFile, VIDEOS_PER_PAGE } from '../stock-adapter.ts'

/** A size that does not exist has an empty address. */
const stream = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  thumbnail: z.nullish(z.string()),
})
const hit = z.object({
  id: z.number(),
  pageURL: z.string(),
  tags: z.string(),
  duration: z.number(),
  videos: z.object({ large: stream, medium: stream, small: stream, tiny: stream }),
  user: z.string(),
  user_id: z.number(),
})
const page = z.object({ totalHits: z.number(), hits: z.array(hit) })

export const authorUrlOf = ({ user, user_id }: { user: string; user_id: number }): string =>
  `https://pixabay.com/users/${encodeURIComponent(user)}-${user_id}/`

const toFile = (found: z.infer<typeof hit>): StockVideoFile | undefined => {
  const { large, medium, small, tiny } = found.videos
  const file = chooseVideoFile([large, medium, small, tiny])
  return (
    file && {
      id: `${found.id}`,
      alt: found.tags,
      width: file.width,
      height: file.height,
      seconds: found.duration,
      previewUrl: tiny.thumbnail ?? small.thumbnail ?? file.thumbnail ?? '',
      author: found.user,
      authorUrl: authorUrlOf(found),
      pageUrl: found.pageURL,
      fileUrl: file.url,
    }
  )
}

/** The API cannot be asked for upright videos. */
export const pixabayVideos: NonNullable<StockAdapter['videos']> = {
  async search({ fetch, key, apiUrl }, { query, page: number, shape }) {
    const url = buildUrl(apiUrl, '/videos/', {
      key,
      q: query,
      lang: 'ru',
      video_type: 'film',
      safesearch: 'true',
      page: number,
      per_page: VIDEOS_PER_PAGE,
    })
    const found = await requestJson(page, { fetch, url })
    const videos = found?.hits.flatMap((one) => toFile(one) ?? []) ?? []
    return {
      videos: shape === 'upright' ? putUprightFirst(videos) : videos,
      hasMore: (found?.totalHits ?? 0) > number * VIDEOS_PER_PAGE,
    }
  },
  async find({ fetch, key, apiUrl }, id) {
    const url = buildUrl(apiUrl, '/videos/', { key, id })
    const found = await requestJson(page, { fetch, url })
    const [first] = found?.hits ?? []
    return first && toFile(first)
  },
}
