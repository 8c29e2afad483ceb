import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../../../../context.ts'
import { normaliseAudio } from '../../../../platform/media/audio.ts'
import { decodeHeic } from '../../../../platform/media/heic.ts'
import { type ImageType, makeImage } from '../../../../platform/media/images.ts'
import { MediaRefusedError, REASONS } from '../../../../platform/media/refusal.ts'
import { normaliseVideo } from '../../../../platform/media/video.ts'
import { variantKey } from '../blob-keys.ts'
import type { ResourceRow } from '../resources.repository.ts'
import { demuxerOf } from './demuxers.ts'
import { parseNeed } from './needs.ts'
import { saveRendition } from './renditions.repository.ts'

export type RenditionInput = {
  ctx: AppContext
  row: ResourceRow
  /** A local path of the original. */
  path: string
  /** Temporary folder, deleted afterwards. */
  folder: string
  signal?: AbortSignal | undefined
  onProgress?: ((percent: number) => void) | undefined
}

/** Stores a file as a rendition. Dropped if the resource was deleted meanwhile. */
export const storeRendition = async ({
  ctx,
  row,
  need,
  path,
  mimeType,
  width = null,
  height = null,
}: {
  ctx: AppContext
  row: ResourceRow
  need: string
  path: string
  mimeType: string
  width?: number | null
  height?: number | null
}): Promise<void> => {
  const key = variantKey(row, need)
  const { size } = await stat(path)
  await ctx.blobs.put({ key, body: createReadStream(path), contentType: mimeType })
  const isSaved = await saveRendition({
    db: ctx.db,
    resourceId: row.id,
    fileId: row.fileId,
    need,
    mimeType,
    size,
    width,
    height,
  })
  if (!isSaved) await ctx.blobs.delete(key)
}

/** sharp does not decode HEIC, so it is converted to JPEG first. */
export const readablePicture = ({
  ctx,
  row,
  path,
  folder,
}: RenditionInput): Promise<string> | string =>
  row.mimeType === 'image/heic' ? decodeHeic({ tools: ctx.media, path, folder }) : path

export const makeImageRendition = async ({
  ctx,
  row,
  folder,
  picture,
  need,
  type,
  width,
  height = null,
  signal,
}: Pick<RenditionInput, 'ctx' | 'row' | 'folder' | 'signal'> & {
  picture: string
  need: string
  type: ImageType
  width: number
  height?: number | null
}): Promise<void> => {
  const target = join(folder, `${need}.${type}`)
  const made = await makeImage({ path: picture, target, type, width, height, signal })
  const mimeType = `image/${type}`
  await storeRendition({
    ctx,
    row,
    need,
    path: target,
    mimeType,
    width: made.width,
    height: made.height,
  })
}

const sourceOf = ({ ctx, row, path, signal, onProgress }: RenditionInput) => {
  if (!ctx.media.isAvailable) throw new Error(REASONS.noTools)
  return {
    tools: ctx.media,
    path,
    demuxer: demuxerOf(row.mimeType),
    durationSeconds: row.durationSeconds,
    signal,
    onProgress,
  }
}

/** Recordings of browsers do not tell their length: it is known when they were encoded. */
type Made = { durationSeconds: number | null }

const UNMEASURED: Made = { durationSeconds: null }

export const makeRendition = async (input: RenditionInput & { need: string }): Promise<Made> => {
  const { ctx, row, folder, need: name } = input
  const need = parseNeed(name, row.kind)
  if (!need) throw new MediaRefusedError(`Такой вариант файла не делается: ${name}`)
  if (need.kind === 'image') {
    const picture = await readablePicture(input)
    const { signal } = input
    await makeImageRendition({ ctx, row, folder, picture, need: name, signal, ...need })
    return UNMEASURED
  }
  const target = join(folder, `${name}.mp4`)
  if (need.kind === 'video') {
    const source = sourceOf(input)
    const { shortSide } = need
    const size = { width: row.width, height: row.height }
    const made = await normaliseVideo({ ...source, ...size, target, shortSide })
    const { width, height, durationSeconds } = made
    const mimeType = 'video/mp4'
    await storeRendition({ ctx, row, need: name, path: target, mimeType, width, height })
    return { durationSeconds }
  }
  await normaliseAudio({ ...sourceOf(input), target })
  await storeRendition({ ctx, row, need: name, path: target, mimeType: 'audio/mp4' })
  return UNMEASURED
}
