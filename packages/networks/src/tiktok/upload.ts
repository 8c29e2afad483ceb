import type { HttpOutcome } from '@kadr/kit/http-client'
import * as z from 'zod/mini'
import { createOutage, findCommonFailure } from '../_shared/failures.ts'
import { UPLOAD_TIMEOUT_MS } from '../_shared/file-stream.ts'
import type { Failure } from '../network-adapter.ts'
import type { MediaFile, PrepareOutcome, PublishInput } from '../publish.ts'
import { callApi } from './api.ts'
import { getChunk, planChunks } from './chunks.ts'
import { checkCreator } from './creator.ts'
import { explainCode, TITLE } from './failures.ts'
import { settings as settingsSchema, type TiktokSettings } from './settings.ts'
import { type CreatorInfo, publishStatus, uploadStarted } from './wire.ts'

export const videoProgress = z.object({
  publishId: z.optional(z.string()),
  uploadUrl: z._default(z.string(), ''),
  sent: z._default(z.number(), 0),
  username: z._default(z.string(), ''),
})
export type VideoProgress = z.infer<typeof videoProgress>

/** Starts an upload. The post is created with the last byte. */
export async function startUpload(input: PublishInput, file: MediaFile): Promise<PrepareOutcome> {
  const settings = settingsSchema.parse(input.publication.settings ?? {})
  const isDraft = settings.mode === 'draft'
  const creator = isDraft ? undefined : await checkCreator(input, settings)
  if (creator?.kind === 'failed') return creator
  const plan = planChunks(file)
  const started = await callApi({
    ...input,
    path: isDraft ? '/post/publish/inbox/video/init/' : '/post/publish/video/init/',
    schema: uploadStarted,
    json: {
      ...(creator && {
        post_info: createPostInfo({ text: input.publication.text, settings, info: creator.info }),
      }),
      source_info: {
        source: 'FILE_UPLOAD',
        video_size: file.size,
        chunk_size: plan.chunkSize,
        total_chunk_count: plan.count,
      },
    },
  })
  if (started.kind === 'failed') return { kind: 'failed', failure: started.failure }
  const { publish_id, upload_url } = started.data.data
  return {
    kind: 'step',
    progress: {
      publishId: publish_id,
      uploadUrl: upload_url,
      sent: 0,
      username: creator?.info.creator_username ?? '',
    },
  }
}

/** Options the creator disabled stay disabled. */
const createPostInfo = (of: { text: string; settings: TiktokSettings; info: CreatorInfo }) => ({
  title: of.text,
  privacy_level: of.settings.privacy,
  disable_comment: of.info.comment_disabled || !of.settings.canComment,
  disable_duet: of.info.duet_disabled || !of.settings.canDuet,
  disable_stitch: of.info.stitch_disabled || !of.settings.canStitch,
  video_cover_timestamp_ms: of.settings.coverMs,
  brand_content_toggle: of.settings.isBrandContent,
  brand_organic_toggle: of.settings.isOwnBrand,
  is_aigc: of.settings.isAiGenerated,
})

export type ChunkAnswer =
  | { kind: 'taken' }
  | { kind: 'complete' }
  /** The offset differs: read the current one. */
  | { kind: 'misplaced' }
  /** The upload URL expired: start over. */
  | { kind: 'gone' }
  | { kind: 'failed'; failure: Failure; isAmbiguous: boolean }

export async function sendChunk(
  input: PublishInput,
  { file, progress }: { file: MediaFile; progress: VideoProgress },
): Promise<ChunkAnswer> {
  const { start, end } = getChunk({ size: file.size, plan: planChunks(file), index: progress.sent })
  const outcome = await input.ctx.http({
    method: 'PUT',
    url: progress.uploadUrl,
    headers: {
      'content-type': file.mimeType,
      'content-range': `bytes ${start}-${end - 1}/${file.size}`,
    },
    bytes: await file.read({ start, end }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  return readAnswer(outcome, input.ctx.clock.now())
}

function readAnswer(outcome: HttpOutcome, now: Date): ChunkAnswer {
  const status = outcome.kind === 'replied' ? outcome.reply.status : 0
  switch (status) {
    case 201:
      return { kind: 'complete' }
    case 206:
      return { kind: 'taken' }
    case 403:
    case 404:
      return { kind: 'gone' }
    case 416:
      return { kind: 'misplaced' }
    case 400:
      return {
        kind: 'failed',
        failure: explainCode({ code: 'invalid_file_upload', now }),
        isAmbiguous: false,
      }
    default: {
      const failure = findCommonFailure({ outcome, title: TITLE, now })
      return {
        kind: 'failed',
        failure: failure ?? createOutage({ title: TITLE }, `http_${status}`),
        isAmbiguous: status !== 429,
      }
    }
  }
}

export const readStatus = (input: PublishInput, publishId: string) =>
  callApi({
    ...input,
    path: '/post/publish/status/fetch/',
    json: { publish_id: publishId },
    schema: publishStatus,
  })
