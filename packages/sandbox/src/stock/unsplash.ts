import {
  AUTHOR,
  findPage,
  findWrongParameter,
  numberOf,
  oneOf,
  PHOTO_SIZE,
  type PlayedLibrary,
  type StockItem,
  type StockReply,
  shortText,
  wholeBetween,
} from './library.ts'

const SEARCH = {
  query: shortText(200),
  page: wholeBetween(1, 1000),
  per_page: wholeBetween(1, 30),
  lang: oneOf('ru', 'en'),
  content_filter: oneOf('low', 'high'),
  orientation: oneOf('landscape', 'portrait', 'squarish'),
}

const photoOf = ({ id, words }: StockItem, base: string) => ({
  ...PHOTO_SIZE,
  id: `${id}`,
  alt_description: words,
  urls: { raw: `${base}/files/${id}.jpg?ixid=1`, small: `${base}/files/${id}.jpg` },
  links: {
    html: `https://unsplash.com/photos/${id}`,
    download_location: `${base}/unsplash/photos/${id}/download?ixid=1`,
  },
  user: { name: AUTHOR, links: { html: 'https://unsplash.com/@svetlova' } },
})

const refuse = (status: number, error: string): StockReply => ({
  status,
  body: { errors: [error] },
})

const PHOTO = /^\/photos\/(\w+)(\/download)?$/

/** Photos only. */
export const unsplash: PlayedLibrary = {
  readKey: ({ headers }) => headers.authorization?.replace(/^Client-ID /, ''),
  wrongKey: refuse(401, 'OAuth error: The access token is invalid'),
  answer({ path, query, base }, { photos }) {
    if (path === '/search/photos') {
      const wrong = findWrongParameter(query, SEARCH)
      const words = query.get('query')
      if (wrong || !words) return refuse(400, `${wrong ?? 'query'} is invalid`)
      const page = numberOf(query, 'page', 1)
      const size = numberOf(query, 'per_page', 10)
      const { found, total } = findPage(photos, { words, page, size })
      const results = found.map((one) => photoOf(one, base))
      return {
        status: 200,
        body: { total, total_pages: Math.ceil(total / size), results },
      }
    }
    const id = PHOTO.exec(path)?.[1]
    const photo = photos.find((one) => `${one.id}` === id)
    return photo ? { status: 200, body: photoOf(photo, base) } : refuse(404, 'not found')
  },
}
