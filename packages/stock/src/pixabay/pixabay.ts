import * as z from 'zod/mini'
import { buildUrl, requestJson } from '../_shared/request-json.ts'
import { PHOTOS_PER_PAGE, type StockAdapter, type StockFile } from '../stock-adapter.ts'
import { authorUrlOf, pixabayVideos } from './pixabay-videos.ts'

const hit = z.object({
  id: z.number(),
  pageURL: z.string(),
  tags: z.string(),
  webformatURL: z.string(),
  largeImageURL: z.string(),
  imageWidth: z.number(),
  imageHeight: z.number(),
  user: z.string(),
  user_id: z.number(),
})
const page = z.object({ totalHits: z.number(), hits: z.array(hit) })

const toFile = (found: z.infer<typeof hit>): StockFile => ({
  id: `${found.id}`,
  alt: found.tags,
  width: found.imageWidth,
  height: found.imageHeight,
  previewUrl: found.webformatURL,
  author: found.user,
  authorUrl: authorUrlOf(found),
  pageUrl: found.pageURL,
  fileUrl: found.largeImageURL,
  useUrl: null,
})

export const pixabay: StockAdapter = {
  name: 'Pixabay',
  url: 'https://pixabay.com',
  apiUrl: 'https://pixabay.com/api',
  async search({ fetch, key, apiUrl }, { query, page: number }) {
    const url = buildUrl(apiUrl, '/', {
      key,
      q: query,
      lang: 'ru',
      image_type: 'photo',
      safesearch: 'true',
      page: number,
      per_page: PHOTOS_PER_PAGE,
    })
    const found = await requestJson(page, { fetch, url })
    const reached = number * PHOTOS_PER_PAGE
    return { photos: found?.hits.map(toFile) ?? [], hasMore: (found?.totalHits ?? 0) > reached }
  },
  async find({ fetch, key, apiUrl }, id) {
    const found = await requestJson(page, { fetch, url: buildUrl(apiUrl, '/', { key, id }) })
    const [first] = found?.hits ?? []
    return first && toFile(first)
  },
  reportUse: () => Promise.resolve(),
  videos: pixabayVideos,
}
