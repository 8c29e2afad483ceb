import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { StorageLimits } from '@kadr/domain/library/storage-limits'
import { type FileFormat, sniffFile } from '@kadr/kit/node/sniff'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import type { AppContext } from '../../../../context.ts'
import { decodeHeic } from '../../../../platform/media/heic.ts'
import { readImage } from '../../../../platform/media/images.ts'
import { isContainerComplete } from '../../../../platform/media/is-container-complete.ts'
import { probeMedia } from '../../../../platform/media/probe.ts'
import { MediaRefusedError, REASONS } from '../../../../platform/media/refusal.ts'
import { findSizeRefusal } from '../storage-use.ts'

export type InspectedFile = {
  kind: FileFormat['kind']
  mimeType: string
  size: number
  sha256: string
  width: number | null
  height: number | null
  durationSeconds: number | null
}

const hashFile = async (path: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const inspectImage = async ({
  ctx,
  path,
  format,
}: {
  ctx: Pick<AppContext, 'media'>
  path: string
  format: FileFormat
}) => {
  const { media } = ctx
  if (format.mimeType !== 'image/heic') return readImage(path)
  return withTempFolder({
    tempDir: media.tempDir,
    run: async (folder) => readImage(await decodeHeic({ tools: media, path, folder })),
  })
}

type Inspection = {
  ctx: Pick<AppContext, 'media'>
  path: string
  format: Exclude<FileFormat, { kind: 'image' }>
}

/** The tracks decide between video and audio, not the brand of the container. */
const inspectMedia = async ({ ctx, path, format }: Inspection) => {
  if (!ctx.media.isAvailable) throw new MediaRefusedError(REASONS.noTools)
  const { demuxer } = format
  if (demuxer === 'mov' && !(await isContainerComplete(path))) {
    throw new MediaRefusedError(REASONS.broken)
  }
  const { hasVideo, hasAudio, ...facts } = await probeMedia({ tools: ctx.media, path, demuxer })
  if (format.kind === 'audio' && !hasAudio) throw new MediaRefusedError(REASONS.noTracks)
  const isSound = format.kind === 'audio' || !hasVideo
  if (!isSound) return { kind: 'video' as const, mimeType: format.mimeType, ...facts }
  const mimeType = format.mimeType.replace('video/x-matroska', 'video/webm')
  return {
    kind: 'audio' as const,
    mimeType: mimeType.replace('video/quicktime', 'video/mp4').replace('video/', 'audio/'),
    ...facts,
    width: null,
    height: null,
  }
}

/** Detects the type by content. Throws MediaRefusedError with a reason for the user. */
export const inspectFile = async ({
  ctx,
  path,
  limits,
  isPictureOnly = false,
}: {
  ctx: Pick<AppContext, 'media'>
  path: string
  limits: StorageLimits | null
  isPictureOnly?: boolean
}): Promise<InspectedFile> => {
  const { size } = await stat(path)
  if (size === 0) throw new MediaRefusedError(REASONS.empty)
  const format = await sniffFile(path)
  if (!format) throw new MediaRefusedError(REASONS.unknown)
  if (isPictureOnly && format.kind !== 'image') throw new MediaRefusedError(REASONS.notPicture)
  const refusal = limits && findSizeRefusal({ limits, kind: format.kind, size })
  if (refusal) throw new MediaRefusedError(refusal)
  const facts =
    format.kind === 'image'
      ? {
          kind: format.kind,
          mimeType: format.mimeType,
          durationSeconds: null,
          ...(await inspectImage({ ctx, path, format })),
        }
      : await inspectMedia({ ctx, path, format })
  return { ...facts, size, sha256: await hashFile(path) }
}
