import { createHash } from 'node:crypto'
import type { Picture } from './shape.ts'

/** Increase when the same specification is drawn differently. */
const PICTURES_VERSION = 1

export type PosterSpec = { kind: 'poster'; style: string; text: string; width: number }
export type ShareSpec = { kind: 'share'; title: string; note: string; style: string; text: string }
export type PictureSpec = PosterSpec | ShareSpec

const FOLDER = '/pictures'
export const SHARE_SIZE = { width: 1200, height: 630 }

export const heightOf = (width: number) => Math.round((width * 16) / 9)

/** The name tells the content, so that pictures are cached for good and drawn once. */
const nameOf = (spec: PictureSpec) => {
  const hash = createHash('sha256').update(`${PICTURES_VERSION} ${JSON.stringify(spec)}`)
  return `${spec.kind}-${hash.digest('hex').slice(0, 16)}.${spec.kind === 'share' ? 'jpg' : 'webp'}`
}

/** Collects the pictures that pages ask for; they are drawn after the pages are known. */
export const createPictures = () => {
  const specs = new Map<string, PictureSpec>()
  const add = (spec: PictureSpec): string => {
    const name = nameOf(spec)
    specs.set(name, spec)
    return `${FOLDER}/${name}`
  }
  return {
    specs,
    poster: ({ style, text, width }: Omit<PosterSpec, 'kind'>): Picture => ({
      src: add({ kind: 'poster', style, text, width }),
      width,
      height: heightOf(width),
    }),
    share: (spec: Omit<ShareSpec, 'kind'>): string => add({ kind: 'share', ...spec }),
  }
}

export type Pictures = ReturnType<typeof createPictures>
