import * as z from 'zod/mini'
import { buildUrl, requestJson } from '../_shared/request-json.ts'
import {
  PHOTOS_PER_PAGE,
  type StockAccess,
  type StockAdapter,
  type StockFile,
} from '../stock-adapter.ts'

const photo = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt_description: z.nullish(z.string()),
  urls: z.object({ raw: z.string(), small: z.string() }),
  links: z.object({ html: z.string(), download_location: z.string() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.string() }) }),
})
const page = z.object({ total_pages: z.number(), results: z.array(photo) })

const withQuery = (address: string, query: Record<string, string>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Required by the guidelines in every link to Unsplash. */
const REFERRAL = { utm_source: 'kadr', utm_medium: 'referral' }
const FULL_SIZE = { w: '2160', fm: 'jpg', q: '85', fit: 'max' }

const toFile = ({
  id,
  width,
  height,
  alt_description,
  urls,
  links,
  user,
}: z.infer<typeof photo>): StockFile => ({
  id,
  alt: alt_description ?? '',
  width,
  height,
  previewUrl: urls.small,
  author: user.name,
  authorUrl: withQuery(user.links.html, REFERRAL),
  pageUrl: withQuery(links.html, REFERRAL),
  fileUrl: withQuery(urls.raw, FULL_SIZE),
  useUrl: links.download_location,
})

const headersOf = ({ key }: StockAccess) => ({
  authorization: `Client-ID ${key}`,
  'accept-version': 'v1',
})

export const unsplash: StockAdapter = {
  name: 'Unsplash',
  url: withQuery('https://unsplash.com', REFERRAL),
  apiUrl: 'https://api.unsplash.com',
  async search(access, { query, page: number }) {
    const url = buildUrl(access.apiUrl, '/search/photos', {
      query,
      page: number,
      per_page: PHOTOS_PER_PAGE,
      lang: 'ru',
      content_filter: 'high',
    })
    const found = await requestJson(page, { fetch: access.fetch, url, headers: headersOf(access) })
    return {
      photos: found?.results.map(toFile) ?? [],
      hasMore: (found?.total_pages ?? 0) > number,
    }
  },
  async find(access, id) {
    const url = buildUrl(access.apiUrl, `/photos/${id}`)
    const found = await requestJson(photo, { fetch: access.fetch, url, headers: headersOf(access) })
    return found && toFile(found)
  },
  async reportUse(access, { useUrl }) {
    if (useUrl === null) return
    const url = new URL(useUrl)
    // The request contains the key: never sent to another host than the API's.
    if (url.origin !== new URL(access.apiUrl).origin) return
    await requestJson(z.unknown(), { fetch: access.fetch, url, headers: headersOf(access) })
  },
  videos: null,
}
