import type { Resource } from '@kadr/contract/library/resources'
import type { Picture } from '@kadr/scene/draw/brush'

/** The largest preview on a phone; a larger picture only costs memory. */
const SHOWN = { width: 720, height: 1280 }

/** The smallest size that still covers the whole preview. */
export const sizeFor = ({ width, height }: { width: number; height: number }) => {
  const factor = Math.min(1, Math.max(SHOWN.width / width, SHOWN.height / height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

export type Shown = Picture<CanvasImageSource>

export const loadPicture = async (url: string): Promise<Shown> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`no picture: ${response.status}`)
  const whole = await createImageBitmap(await response.blob())
  const { width, height } = sizeFor(whole)
  if (width === whole.width) return { image: whole, width, height }
  const image = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  whole.close()
  return { image, width, height }
}

/** Addresses of a picture from the fastest to the best. */
export const picturesOf = ({ kind, urls }: Resource): string[] => {
  const best = kind === 'image' ? (urls.preview ?? urls.original) : undefined
  return [urls.thumbnail, best].filter((url) => typeof url === 'string')
}
