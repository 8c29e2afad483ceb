import * as z from 'zod/mini'
import { buildUrl, requestJson } from '../_shared/request-json.ts'
import { PHOTOS_PER_PAGE, type StockAdapter, type StockFile } from '../stock-adapter.ts'
import { pexelsVideos } from './pexels-videos.ts'

const photo = z.object({
  id: z.number(),
  width: z.number(),
  height: z.number(),
  url: z.string(),
  photographer: z.string(),
  photographer_url: z.string(),
  alt: z.nullish(z.string()),
  src: z.object({ large2x: z.string(), medium: z.string() }),
})
const page = z.object({ photos: z.array(photo), next_page: z.nullish(z.string()) })

const toFile = ({
  id,
  width,
  height,
  url,
  photographer,
  photographer_url,
  alt,
  src,
}: z.infer<typeof photo>): StockFile => ({
  id: `${id}`,
  alt: alt ?? '',
  width,
  height,
  previewUrl: src.medium,
  author: photographer,
  authorUrl: photographer_url,
  pageUrl: url,
  fileUrl: src.large2x,
  useUrl: null,
})

export const pexels: StockAdapter = {
  name: 'Pexels',
  url: 'https://www.pexels.com',
  apiUrl: 'https://api.pexels.com',
  async search({ fetch, key, apiUrl }, { query, page: number }) {
    const url = buildUrl(apiUrl, '/v1/search', {
      query,
      page: number,
      per_page: PHOTOS_PER_PAGE,
      locale: 'ru-RU',
    })
    const found = await requestJson(page, { fetch, url, headers: { authorization: key } })
    return { photos: found?.photos.map(toFile) ?? [], hasMore: Boolean(found?.next_page) }
  },
  async find({ fetch, key, apiUrl }, id) {
    const url = buildUrl(apiUrl, `/v1/photos/${id}`)
    const found = await requestJson(photo, { fetch, url, headers: { authorization: key } })
    return found && toFile(found)
  },
  reportUse: () => Promise.resolve(),
  videos: pexelsVideos,
}
