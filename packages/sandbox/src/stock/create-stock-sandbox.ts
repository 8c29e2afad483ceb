import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A recorded request. */
export type StockCall = { path: string; key: string }

type Photo = { id: number; words: string }

type StockSandboxInput = {
  key: string
  photos: readonly Photo[]
  /** The bytes of every photo, a JPEG. */
  picture: Uint8Array
}

const SIZE = { width: 1200, height: 1800 }
const AUTHOR = 'Анна Светлова'

/** Responses of one library: a search, and a single photo. */
type Library = {
  readKey(request: IncomingMessage, url: URL): string | undefined
  search(found: readonly Photo[], input: { base: string; hasMore: boolean }): object
  show(photo: Photo, base: string): object
}

const pexelsPhoto = ({ id, words }: Photo, base: string) => ({
  ...SIZE,
  id,
  url: `https://www.pexels.com/photo/${id}/`,
  photographer: AUTHOR,
  photographer_url: 'https://www.pexels.com/@anna-svetlova',
  alt: words,
  src: { large2x: `${base}/files/${id}.jpg`, medium: `${base}/files/${id}.jpg` },
})
const pixabayHit = ({ id, words }: Photo, base: string) => ({
  id,
  pageURL: `https://pixabay.com/photos/${id}/`,
  tags: words,
  webformatURL: `${base}/files/${id}.jpg`,
  largeImageURL: `${base}/files/${id}.jpg`,
  imageWidth: SIZE.width,
  imageHeight: SIZE.height,
  user: AUTHOR,
  user_id: 4711,
})
const unsplashPhoto = ({ id, words }: Photo, base: string) => ({
  ...SIZE,
  id: `${id}`,
  alt_description: words,
  urls: { raw: `${base}/files/${id}.jpg?ixid=1`, small: `${base}/files/${id}.jpg` },
  links: {
    html: `https://unsplash.com/photos/${id}`,
    download_location: `${base}/unsplash/photos/${id}/download?ixid=1`,
  },
  user: { name: AUTHOR, links: { html: 'https://unsplash.com/@svetlova' } },
})

const LIBRARIES: Record<string, Library> = {
  pexels: {
    readKey: ({ headers }) => headers.authorization,
    search: (found, { base, hasMore }) => ({
      photos: found.map((photo) => pexelsPhoto(photo, base)),
      ...(hasMore && { next_page: `${base}/pexels/v1/search?page=2` }),
    }),
    show: pexelsPhoto,
  },
  pixabay: {
    readKey: (_request, url) => url.searchParams.get('key') ?? undefined,
    search: (found, { base, hasMore }) => ({
      totalHits: found.length + (hasMore ? 1000 : 0),
      hits: found.map((photo) => pixabayHit(photo, base)),
    }),
    show: (photo, base) => ({ totalHits: 1, hits: [pixabayHit(photo, base)] }),
  },
  unsplash: {
    readKey: ({ headers }) => headers.authorization?.replace(/^Client-ID /, ''),
    search: (found, { base, hasMore }) => ({
      total_pages: hasMore ? 2 : 1,
      results: found.map((photo) => unsplashPhoto(photo, base)),
    }),
    show: unsplashPhoto,
  },
}

const send = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const PHOTO_PATH = /^\/\w+\/(?:v1\/)?photos\/(\w+)(\/download)?$/

/** Three photo libraries behind one listener: `/pexels`, `/pixabay`, `/unsplash`; pictures at `/files`. */
export const createStockSandbox = ({ key, photos, picture }: StockSandboxInput) => {
  const calls: StockCall[] = []
  let failure: number | undefined

  const answer = (library: Library, url: URL, base: string): object | undefined => {
    const id = PHOTO_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('id')
    if (id !== null && id !== undefined) {
      const photo = photos.find((known) => `${known.id}` === id)
      return photo && library.show(photo, base)
    }
    const query = (url.searchParams.get('query') ?? url.searchParams.get('q') ?? '').toLowerCase()
    const found = photos.filter(({ words }) => words.includes(query))
    const isFirst = (url.searchParams.get('page') ?? '1') === '1'
    return library.search(found, { base, hasMore: isFirst && query === 'много' })
  }

  const listener: RequestListener = (request, response) => {
    const base = `http://${request.headers.host}`
    const url = new URL(request.url ?? '/', base)
    if (url.pathname.startsWith('/files/')) {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      return void response.end(picture)
    }
    const library = LIBRARIES[url.pathname.split('/')[1] ?? '']
    if (!library) return send(response, 404, {})
    const given = library.readKey(request, url) ?? ''
    calls.push({ path: `${url.pathname}${url.search}`, key: given })
    if (failure !== undefined) return send(response, failure, { error: 'failing' })
    if (given !== key) return send(response, 401, { error: 'wrong key' })
    const body = answer(library, url, base)
    return body ? send(response, 200, body) : send(response, 404, { error: 'no such photo' })
  }
  return {
    listener,
    calls,
    /** Every call gets this status from now on; undefined ends it. */
    failWith(status: number | undefined) {
      failure = status
    },
  }
}
