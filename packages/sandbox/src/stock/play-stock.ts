import { createMedia } from '../downloads/media.ts'
import { createStockSandbox } from './create-stock-sandbox.ts'

/** The only key that the played libraries accept. */
export const PLAYED_STOCK_KEY = 'sandbox-stock'

const PHOTOS = [
  { id: 11, words: 'кофе в чашке' },
  { id: 12, words: 'кофе в зёрнах' },
]
const CLIPS = [
  { id: 21, words: 'кофе льётся в чашку', seconds: 12 },
  { id: 22, words: 'кофе и пар над чашкой', seconds: 8, isWide: true },
]

const readFile = async (media: ReturnType<typeof createMedia>, name: string) => {
  const file = await media(name)
  if (!file) throw new Error(`no file ${name}`)
  return file.bytes
}

/** The libraries with files drawn by ffmpeg on first request; the videos have sound, as some real ones. */
export const playStock = ({
  mount,
  tempDir,
  path,
}: {
  mount: string
  tempDir: string
  path: string
}) => {
  const media = createMedia({ tempDir, path })
  return createStockSandbox({
    key: PLAYED_STOCK_KEY,
    mount,
    photos: PHOTOS,
    clips: CLIPS,
    readPicture: () => readFile(media, 'cover.jpg'),
    readClip: () => readFile(media, 'both.mp4'),
  })
}
