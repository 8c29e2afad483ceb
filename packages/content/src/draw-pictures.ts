import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawPoster } from './draw-poster.ts'
import { drawScreenShare } from './draw-screen-share.ts'
import { drawShare } from './draw-share.ts'
import type { PictureSpec } from './pictures.ts'

const WEBP_QUALITY = 78

const encode = async (spec: PictureSpec, cacheFolder: string): Promise<Buffer> => {
  if (spec.kind === 'share') return drawShare({ ...spec, cacheFolder })
  if (spec.kind === 'screen-share') return drawScreenShare(spec)
  const canvas = await drawPoster({ ...spec, cacheFolder })
  return canvas.encode('webp', WEBP_QUALITY)
}

/** Draws a picture into the cache, unless it is there, and returns its file. */
export const drawPicture = async ({
  name,
  spec,
  cacheFolder,
}: {
  name: string
  spec: PictureSpec
  cacheFolder: string
}): Promise<string> => {
  const file = path.join(cacheFolder, name)
  if (existsSync(file)) return file
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, await encode(spec, path.join(cacheFolder, 'objects')))
  await rename(unfinished, file)
  return file
}

/** Writes all pictures of the site into a folder. */
export const drawPictures = async ({
  specs,
  folder,
  cacheFolder,
}: {
  specs: ReadonlyMap<string, PictureSpec>
  folder: string
  cacheFolder: string
}) => {
  await mkdir(folder, { recursive: true })
  for (const [name, spec] of specs) {
    await copyFile(await drawPicture({ name, spec, cacheFolder }), path.join(folder, name))
  }
}
