import type { Resource } from '@kadr/contract/resources'
import type { Picture } from '@kadr/scene/brush'

/** What a preview on a phone can show; a larger picture only takes memory. */
const SHOWN = { width: 720, height: 1280 }

/** The size at which a picture still covers the whole preview. */
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

/** Addresses of a picture from the quickest to the best. */
export const picturesOf = ({ kind, urls }: Resource): string[] => {
  const best = kind === 'image' ? (urls.preview ?? urls.original) : undefined
  return [urls.thumbnail, best].filter((url) => typeof url === 'string')
}
