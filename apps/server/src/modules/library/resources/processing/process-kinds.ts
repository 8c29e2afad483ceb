import { join } from 'node:path'
import type { Composition } from '@kadr/contract/library/composition'
import { isWholePreview } from '@kadr/domain/library/video-cost'
import { drawWaveform } from '../../../../platform/media/audio.ts'
import { makePlaceholder, measureComposition } from '../../../../platform/media/images.ts'
import { makePoster } from '../../../../platform/media/video.ts'
import { ORIGINAL, variantKey } from '../blob-keys.ts'
import { describeRendition } from '../serving/read-variant.ts'
import { demuxerOf } from './demuxers.ts'
import {
  makeImageRendition,
  makeRendition,
  type RenditionInput,
  readablePicture,
  storeRendition,
} from './make-rendition.ts'
import {
  AUDIO_PREVIEW_NEED,
  COVER,
  IMAGE_PREVIEW_NEED,
  LARGE_IMAGE_NEED,
  LONG_VIDEO_PREVIEW_NEED,
  POSTER,
  THUMBNAIL_NEED,
  VIDEO_PREVIEW_NEED,
  WAVEFORM,
} from './needs.ts'
import { saveRendition } from './renditions.repository.ts'

type Look = { placeholder: string; composition: Composition }
type Pictures = {
  thumbnail: string
  preview: string
  durationSeconds?: number | null
} & Partial<Look>

const describeLook = async (picture: string): Promise<Look> => ({
  placeholder: await makePlaceholder(picture),
  composition: await measureComposition(picture),
})

const drawPicture = async ({
  making: { ctx, row, folder, signal },
  picture,
  needs,
  onDone,
}: {
  making: RenditionInput
  picture: string
  needs: readonly (readonly [need: string, width: number])[]
  onDone?: (count: number) => void
}) => {
  for (const [index, [need, width]] of needs.entries()) {
    await makeImageRendition({ ctx, row, folder, picture, need, type: 'webp', width, signal })
    onDone?.(index + 1)
  }
}

export const processImage = async (making: RenditionInput): Promise<Pictures> => {
  const picture = await readablePicture(making)
  const look = await describeLook(picture)
  const needs = [
    [THUMBNAIL_NEED, 320],
    [IMAGE_PREVIEW_NEED, 1080],
    [LARGE_IMAGE_NEED, 2048],
  ] as const
  await drawPicture({
    making,
    picture,
    needs,
    onDone: (count) => making.onProgress?.((count / needs.length) * 99),
  })
  return { thumbnail: THUMBNAIL_NEED, preview: IMAGE_PREVIEW_NEED, ...look }
}

const drawPoster = async (making: RenditionInput, picture: string): Promise<Look> => {
  const { ctx, row, folder } = making
  await makeImageRendition({
    ctx,
    row,
    folder,
    picture,
    need: POSTER,
    type: 'jpeg',
    width: 1080,
  })
  await drawPicture({ making, picture, needs: [[THUMBNAIL_NEED, 320]] })
  return describeLook(picture)
}

const VIDEO_MADE = { thumbnail: THUMBNAIL_NEED, preview: VIDEO_PREVIEW_NEED }

/** Videos rendered here already have the encoding that networks require, so they are not encoded again. */
const processOwnVideo = async (making: RenditionInput): Promise<Pictures> => {
  const { ctx, row } = making
  const look = await ctx.blobs.withFile({
    key: variantKey(row, COVER),
    run: (picture) => drawPoster(making, picture),
  })
  const { mimeType, size, width, height } = row
  const which = { resourceId: row.id, fileId: row.fileId, need: VIDEO_PREVIEW_NEED }
  await ctx.blobs.copy({
    from: variantKey(row, ORIGINAL),
    to: variantKey(row, VIDEO_PREVIEW_NEED),
  })
  await saveRendition({ db: ctx.db, ...which, mimeType, size, width, height })
  return { ...VIDEO_MADE, ...look }
}

export const processVideo = async (making: RenditionInput): Promise<Pictures> => {
  const { ctx, row, path, folder, signal } = making
  if (await describeRendition({ ctx, row, need: COVER })) return processOwnVideo(making)
  const poster = join(folder, 'poster.jpg')
  const { durationSeconds } = row
  const demuxer = demuxerOf(row.mimeType)
  await makePoster({ tools: ctx.media, path, demuxer, durationSeconds, target: poster, signal })
  const look = await drawPoster(making, poster)
  const preview = isWholePreview(durationSeconds) ? VIDEO_PREVIEW_NEED : LONG_VIDEO_PREVIEW_NEED
  const made = await makeRendition({ ...making, need: preview })
  const measured = durationSeconds === null ? made : {}
  return { ...VIDEO_MADE, preview, ...measured, ...look }
}

export const processAudio = async (making: RenditionInput): Promise<Pictures> => {
  const { ctx, row, folder, signal } = making
  await makeRendition({ ...making, need: AUDIO_PREVIEW_NEED })
  const path = join(folder, `${AUDIO_PREVIEW_NEED}.mp4`)
  const target = join(folder, 'waveform.png')
  await drawWaveform({ tools: ctx.media, path, target, signal })
  await storeRendition({
    ctx,
    row,
    need: WAVEFORM,
    path: target,
    mimeType: 'image/png',
    width: 640,
    height: 200,
  })
  return { thumbnail: WAVEFORM, preview: AUDIO_PREVIEW_NEED }
}
