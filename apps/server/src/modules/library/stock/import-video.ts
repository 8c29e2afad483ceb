import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StockKey } from '@kadr/contract/library/stock'
import { UserError } from '@kadr/domain/base/app-error'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { sniffFile } from '@kadr/kit/node/sniff'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import type { AppContext } from '../../../context.ts'
import { MediaRefusedError, REASONS } from '../../../platform/media/refusal.ts'
import { keepSilentPicture } from '../../../platform/media/video.ts'
import { fetchExternal } from '../products/index.ts'
import { type ResourceRow, storeFile } from '../resources/index.ts'
import { explainDownload, explainFailure, openVideos } from './open-library.ts'

const MAX_BYTES = 200 * 1024 * 1024
const SECONDS = 120
/** Longer than any slide or insert; what comes after is not stored. */
const KEPT_SECONDS = 30

type Scope = { ctx: AppContext; fetch: SafeFetch }

const download = async ({ fetch, url, path }: { fetch: SafeFetch; url: string; path: string }) => {
  const { chunks } = await fetchExternal({
    fetch,
    link: url,
    accept: 'video/*',
    maxBytes: MAX_BYTES,
    seconds: SECONDS,
  })
  await pipeline(Readable.from(chunks), createWriteStream(path))
}

/** The picture of a downloaded video: music of others must not get into a film. */
const silence = async ({
  ctx,
  folder,
  path,
}: Pick<Scope, 'ctx'> & Record<'folder' | 'path', string>) => {
  if (!ctx.media.isAvailable) throw new MediaRefusedError(REASONS.noTools)
  const format = await sniffFile(path)
  if (format?.kind !== 'video') throw new MediaRefusedError(REASONS.broken)
  const target = join(folder, 'picture.mp4')
  await keepSilentPicture({
    tools: ctx.media,
    path,
    demuxer: format.demuxer,
    target,
    seconds: KEPT_SECONDS,
  })
  return target
}

/** Copies a video without its sound into the resources of a workspace, with its author; a video is stored once. */
export const importVideo = async ({
  ctx,
  fetch,
  workspaceId,
  library,
  videoId,
}: Scope & { workspaceId: string; library: StockKey; videoId: string }): Promise<ResourceRow> => {
  const { adapter, access, videos } = openVideos({ ctx, fetch, library })
  const file = await explainFailure(adapter, () => videos.find(access, videoId))
  if (!file) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Этого видео больше нет' })
  const { author, authorUrl, pageUrl, alt, fileUrl } = file
  return withTempFolder({
    tempDir: ctx.media.tempDir,
    async run(folder) {
      const path = join(folder, 'video')
      try {
        await download({ fetch, url: fileUrl, path })
        const { row } = await storeFile({
          ctx,
          workspaceId,
          name: `${adapter.name}, ${author}`,
          altText: alt,
          attribution: { author, authorUrl, pageUrl, library: adapter.name },
          source: { path: await silence({ ctx, folder, path }) },
        })
        return row
      } catch (error) {
        if (error instanceof MediaRefusedError) {
          const { reason: userMessage } = error
          throw new UserError({
            code: 'VALIDATION_FAILED',
            userMessage,
            field: 'file',
            cause: error,
          })
        }
        throw explainDownload(error, 'Видео не скачалось. Попробуйте ещё раз или возьмите другое')
      }
    },
  })
}
