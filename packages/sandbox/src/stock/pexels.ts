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

const SEARCH = {
  query: shortText(200),
  page: wholeBetween(1, 1000),
  per_page: wholeBetween(1, 80),
  orientation: oneOf('landscape', 'portrait', 'square'),
  size: oneOf('large', 'medium', 'small'),
  locale: oneOf('ru-RU', 'en-US'),
}

const photoOf = ({ id, words }: StockItem, base: string) => ({
  ...PHOTO_SIZE,
  id,
  url: `https://www.pexels.com/photo/${id}/`,
  photographer: AUTHOR,
  photographer_url: 'https://www.pexels.com/@anna-svetlova',
  photographer_id: 4711,
  avg_color: '#7C6A58',
  alt: words,
  src: { large2x: `${base}/files/${id}.jpg`, medium: `${base}/files/${id}.jpg` },
  liked: false,
})

const SIZES = [
  { quality: 'sd', short: 540, long: 960 },
  { quality: 'uhd', short: 2160, long: 3840 },
  { quality: 'hd', short: 1080, long: 1920 },
]

const clipOf = ({ id, seconds, isWide }: StockClip, base: string) => {
  const turn = ({ short, long }: { short: number; long: number }) =>
    isWide ? { width: long, height: short } : { width: short, height: long }
  return {
    ...turn({ short: 2160, long: 3840 }),
    id,
    url: `https://www.pexels.com/video/pouring-coffee-${id}/`,
    image: `${base}/files/${id}.jpg`,
    duration: seconds,
    user: { id: 4711, name: AUTHOR, url: 'https://www.pexels.com/@anna-svetlova' },
    video_files: [
      {
        id: id * 10,
        quality: 'hls',
        file_type: 'video/mp4; hls',
        width: null,
        height: null,
        fps: null,
        link: `${base}/files/${id}.m3u8`,
      },
      ...SIZES.map(({ quality, ...size }, index) => ({
        id: id * 10 + index + 1,
        quality,
        file_type: 'video/mp4',
        ...turn(size),
        fps: 25,
        link: `${base}/files/${id}-${turn(size).width}x${turn(size).height}.mp4`,
      })),
    ],
    video_pictures: [{ id: id * 10, nr: 0, picture: `${base}/files/${id}.jpg` }],
  }
}

const refuse = (status: number, error: string): StockReply => ({ status, body: { status, error } })

const search = <Item extends StockItem>(
  { query, base, path }: StockRequest,
  { items, name, show }: { items: readonly Item[]; name: string; show(item: Item): object },
): StockReply => {
  const wrong = findWrongParameter(query, SEARCH)
  const words = query.get('query')
  if (wrong || !words) return refuse(400, `wrong ${wrong ?? 'query'}`)
  const page = numberOf(query, 'page', 1)
  const size = numberOf(query, 'per_page', 15)
  const { found, total, hasMore } = findPage(items, { words, page, size })
  return {
    status: 200,
    body: {
      page,
      per_page: size,
      total_results: total,
      [name]: found.map(show),
      ...(hasMore && { next_page: `${base}/pexels${path}?page=${page + 1}` }),
    },
  }
}

const show = <Item>(found: Item | undefined, present: (item: Item) => object): StockReply =>
  found ? { status: 200, body: present(found) } : refuse(404, 'Not Found')

const VIDEO = /^\/videos\/videos\/(\d+)$/
const PHOTO = /^\/v1\/photos\/(\d+)$/

/** Photos below /v1, videos below /videos; the key is the whole header. */
export const pexels: PlayedLibrary = {
  readKey: ({ headers }) => headers.authorization,
  wrongKey: refuse(401, 'Unauthorized'),
  answer(request, { photos, clips }) {
    const { path, query, base } = request
    if (path === '/v1/search')
      return search(request, { items: photos, name: 'photos', show: (one) => photoOf(one, base) })
    if (path === '/videos/search') {
      const shape = query.get('orientation')
      const fitting = clips.filter(
        ({ isWide = false }) => shape === null || isWide === (shape === 'landscape'),
      )
      return search(request, { items: fitting, name: 'videos', show: (one) => clipOf(one, base) })
    }
    const byId = (pattern: RegExp) => {
      const id = pattern.exec(path)?.[1]
      return (one: StockItem) => `${one.id}` === id
    }
    if (VIDEO.test(path)) return show(clips.find(byId(VIDEO)), (one) => clipOf(one, base))
    return show(photos.find(byId(PHOTO)), (one) => photoOf(one, base))
  },
}
