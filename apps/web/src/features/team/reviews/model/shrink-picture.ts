import { MAX_GUEST_PICTURE_CHARS } from '@kadr/contract/team/reviews'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { copy } from '../copy.ts'

/** Longest sides to try, from the one in which small print can be read. */
const SIDES = [2000, 1600, 1200, 900, 600, 400]
const QUALITY = 0.8
const WHITE = '#fff'

const unreadable = (name: string) =>
  new ApiError({
    code: 'VALIDATION_FAILED',
    message: copy.unreadable(name),
    field: 'pictures',
    status: 400,
  })

/** As a JPEG in base64; transparency becomes white. */
const draw = (picture: ImageBitmap, side: number) => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = WHITE
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1] ?? ''
}

const shrinkPicture = async (file: File, maxChars: number): Promise<string> => {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) throw unreadable(file.name)
  try {
    for (const side of SIDES) {
      const text = draw(picture, side)
      if (text !== '' && text.length <= maxChars) return text
    }
  } finally {
    picture.close()
  }
  throw unreadable(file.name)
}

/** Small enough together for one request, without the metadata of cameras. */
export const shrinkPictures = (files: readonly File[]): Promise<string[]> =>
  Promise.all(
    files.map((file) => shrinkPicture(file, Math.floor(MAX_GUEST_PICTURE_CHARS / files.length))),
  )
