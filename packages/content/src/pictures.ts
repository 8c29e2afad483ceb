import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_FOLDER } from './read-source.ts'
import type { Picture } from './shape.ts'

/** Increase when the same specification is drawn differently. */
const VERSIONS = { poster: 1, share: 2, 'screen-share': 2 }

export type PosterSpec = {
  kind: 'poster'
  style: string
  text: string
  width: number
  /** Without it the product chooses one by the words. */
  object?: string | undefined
}
export type ShareSpec = {
  kind: 'share'
  title: string
  note: string
  style: string
  text: string
  object?: string | undefined
}
/** With a screen of the product; the digest makes a newly taken one another picture. */
export type ScreenShareSpec = {
  kind: 'screen-share'
  title: string
  note: string
  screen: string
  digest: string
}
export type PictureSpec = PosterSpec | ShareSpec | ScreenShareSpec

const FOLDER = '/pictures'
export const SHARE_SIZE = { width: 1200, height: 630 }

export const heightOf = (width: number) => Math.round((width * 16) / 9)

/** The name tells the content, so that pictures are cached for good and drawn once. */
const nameOf = (spec: PictureSpec) => {
  const hash = createHash('sha256').update(`${VERSIONS[spec.kind]} ${JSON.stringify(spec)}`)
  return `${spec.kind}-${hash.digest('hex').slice(0, 16)}.${spec.kind === 'poster' ? 'webp' : 'jpg'}`
}

export const screenFile = (screen: string) => path.join(CONTENT_FOLDER, 'screens', `${screen}.webp`)

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

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
    poster: ({ style, text, width, object }: Omit<PosterSpec, 'kind'>): Picture => ({
      src: add({ kind: 'poster', style, text, width, object }),
      width,
      height: heightOf(width),
    }),
    share: (spec: Omit<ShareSpec, 'kind'>): string => add({ kind: 'share', ...spec }),
    screenShare: (spec: Omit<ScreenShareSpec, 'kind' | 'digest'>): string =>
      add({ kind: 'screen-share', ...spec, digest: digestOf(screenFile(spec.screen)) }),
  }
}

export type Pictures = ReturnType<typeof createPictures>
