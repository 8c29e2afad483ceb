import {
  AUTHOR,
  findPage,
  findWrongParameter,
  numberOf,
  oneOf,
  PHOTO_SIZE,
  type PlayedLibrary,
  type StockClip,
  type StockItem,
  type StockReply,
  type StockRequest,
  shortText,
  wholeBetween,
} from './library.ts'

const COMMON = {
  key: shortText(100),
  q: shortText(100),
  id: wholeBetween(1, 1_000_000_000),
  lang: oneOf('ru', 'en'),
  safesearch: oneOf('true', 'false'),
  order: oneOf('popular', 'latest'),
  page: wholeBetween(1, 1000),
  per_page: wholeBetween(3, 200),
}
const OF_PHOTOS = {
  ...COMMON,
  image_type: oneOf('all', 'photo', 'illustration', 'vector'),
  orientation: oneOf('all', 'horizontal', 'vertical'),
}
/** Videos have no orientation to ask for. */
const OF_VIDEOS = { ...COMMON, video_type: oneOf('all', 'film', 'animation') }

const photoOf = ({ id, words }: StockItem, base: string) => ({
  id,
  pageURL: `https://pixabay.com/photos/${id}/`,
  type: 'photo',
  tags: words,
  webformatURL: `${base}/files/${id}.jpg`,
  largeImageURL: `${base}/files/${id}.jpg`,
  imageWidth: PHOTO_SIZE.width,
  imageHeight: PHOTO_SIZE.height,
  user: AUTHOR,
  user_id: 4711,
})

const clipOf = ({ id, words, seconds, isWide }: StockClip, base: string) => {
  const stream = (short: number, long: number) => {
    const width = isWide ? long : short
    const height = isWide ? short : long
    const url = `${base}/files/${id}-${width}x${height}.mp4`
    return { url, width, height, size: width * height, thumbnail: `${base}/files/${id}.jpg` }
  }
  return {
    id,
    pageURL: `https://pixabay.com/videos/id-${id}/`,
    type: 'film',
    tags: words,
    duration: seconds,
    videos: {
      // Not every video has the largest size.
      large: { url: '', width: 0, height: 0, size: 0, thumbnail: '' },
      medium: stream(1440, 2560),
      small: stream(1080, 1920),
      tiny: stream(540, 960),
    },
    user: AUTHOR,
    user_id: 4711,
  }
}

/** Failures are plain text. */
const refuse = (status: number, text: string): StockReply => ({
  status,
  body: `[ERROR ${status}] ${text}`,
})

const answer = <Item extends StockItem>(
  { query }: StockRequest,
  {
    items,
    show,
    known,
  }: {
    items: readonly Item[]
    show(item: Item): object
    known: Parameters<typeof findWrongParameter>[1]
  },
): StockReply => {
  const wrong = findWrongParameter(query, known)
  if (wrong) return refuse(400, `"${wrong}" is out of valid range.`)
  const id = query.get('id')
  if (id !== null) {
    const hits = items.filter((item) => `${item.id}` === id).map(show)
    return { status: 200, body: { total: hits.length, totalHits: hits.length, hits } }
  }
  const page = numberOf(query, 'page', 1)
  const size = numberOf(query, 'per_page', 20)
  const { found, total } = findPage(items, { words: query.get('q') ?? '', page, size })
  if (page > 1 && found.length === 0) return refuse(400, '"page" is out of valid range.')
  return { status: 200, body: { total, totalHits: total, hits: found.map(show) } }
}

/** Photos at /, videos at /videos/; the key is a parameter. */
export const pixabay: PlayedLibrary = {
  readKey: ({ query }) => query.get('key') ?? undefined,
  wrongKey: refuse(400, 'Invalid or missing API key (https://pixabay.com/api/docs/).'),
  answer(request, { photos, clips }) {
    const { path, base } = request
    if (path === '/')
      return answer(request, {
        items: photos,
        show: (one) => photoOf(one, base),
        known: OF_PHOTOS,
      })
    if (path === '/videos/')
      return answer(request, { items: clips, show: (one) => clipOf(one, base), known: OF_VIDEOS })
    return refuse(404, 'Not found')
  },
}
