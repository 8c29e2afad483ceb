import * as z from 'zod/mini'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type { MediaFile, PrepareOutcome, Progress, PublishInput } from '../publish.ts'
import { callVk, sendFile } from './call.ts'
import { createFileRefusal, filesOnlyByPerson, storiesClosed } from './failures.ts'
import { vkSettings } from './settings.ts'
import { maySend, ownerOf } from './token.ts'
import {
  isDone,
  savedPhotos,
  savedVideo,
  uploadedPhoto,
  uploadedStory,
  uploadedVideo,
  uploadServer,
  type VkVideo,
  videos,
} from './wire.ts'

const startedVideo = z.object({ url: z.string(), name: z.string(), id: z.string() })

const progressSchema = z.object({
  /** Names of uploaded files, in their order: `photo-1_2`. */
  files: z._default(z.array(z.string()), []),
  /** A video whose bytes are to be sent. */
  started: z.optional(startedVideo),
  /** A video that VK works on. */
  sent: z.optional(z.string()),
  /** Of a story. */
  upload: z.optional(z.string()),
})
export type PreparedPost = z.infer<typeof progressSchema>
export const preparedOf = (progress: Progress): PreparedPost => progressSchema.parse(progress)

const WAIT_SECONDS = 5
const MAX_NAME = 128

type Of = { ctx: NetworkContext; account: Account; file: MediaFile }
const ask = ({ ctx, account }: Pick<Of, 'ctx' | 'account'>) => ({
  ctx,
  token: account.tokens.accessToken,
})
const groupOf = ({ profile }: Account) => profile.externalId
const fileNameOf = ({ mimeType }: MediaFile) => `file.${mimeType.split('/')[1] ?? 'bin'}`

async function uploadPhoto({ ctx, account, file }: Of): Promise<Read<string>> {
  const group_id = groupOf(account)
  const place = await callVk({
    ...ask({ ctx, account }),
    method: 'photos.getWallUploadServer',
    params: { group_id },
    schema: uploadServer,
  })
  if (place.kind === 'failed') return place
  const sent = await sendFile({
    ctx,
    url: place.data.upload_url,
    field: 'photo',
    fileName: fileNameOf(file),
    file,
    schema: uploadedPhoto,
  })
  if (sent.kind === 'failed') return sent
  const { server, photo, hash } = sent.data
  // An empty list is VK's word for a file that is no picture.
  if (photo === '[]') {
    return { kind: 'failed', failure: createFileRefusal('photo_refused'), isAmbiguous: false }
  }
  const saved = await callVk({
    ...ask({ ctx, account }),
    method: 'photos.saveWallPhoto',
    params: { group_id, server, photo, hash },
    schema: savedPhotos,
  })
  if (saved.kind === 'failed') return saved
  const [one] = saved.data
  return one
    ? { kind: 'ok', data: `photo${one.owner_id}_${one.id}` }
    : { kind: 'failed', failure: createFileRefusal('photo_unsaved'), isAmbiguous: false }
}

/** VK gives the address of a video with the video: its bytes follow in a step of their own. */
async function startVideo(input: PublishInput): Promise<PrepareOutcome> {
  const { ctx, account, publication } = input
  const name = publication.text.trim().split('\n')[0]?.slice(0, MAX_NAME) || 'Видео'
  const read = await callVk({
    ...ask({ ctx, account }),
    method: 'video.save',
    params: { group_id: groupOf(account), name, wallpost: false },
    schema: savedVideo,
  })
  if (read.kind === 'failed') return read
  const { upload_url: url, owner_id, video_id: id } = read.data
  const started = { url, id, name: `video${owner_id}_${id}` }
  return { kind: 'step', progress: { ...preparedOf(input.progress), started } }
}

async function sendVideo(input: PublishInput, file: MediaFile): Promise<PrepareOutcome> {
  const { ctx, account } = input
  const { started, ...prepared } = preparedOf(input.progress)
  if (!started) return startVideo(input)
  const read = await sendFile({
    ctx,
    url: started.url,
    field: 'video_file',
    fileName: fileNameOf(file),
    file,
    schema: uploadedVideo,
  })
  if (read.kind === 'ok') {
    return { kind: 'step', progress: { ...prepared, sent: started.name } }
  }
  if (read.failure.kind === 'permanent') return read
  // The address takes one file and may have taken it: a new video is begun, this one is removed.
  await callVk({
    ...ask({ ctx, account }),
    method: 'video.delete',
    params: { owner_id: ownerOf(account), video_id: started.id },
    schema: isDone,
  })
  return { ...read, progress: prepared }
}

const isProcessed = ({ processing, converting }: VkVideo) => !processing && !converting

/** A post goes out with a video that plays. */
async function awaitVideo(input: PublishInput, name: string): Promise<PrepareOutcome> {
  const { sent: _sent, ...prepared } = preparedOf(input.progress)
  const read = await callVk({
    ...ask(input),
    method: 'video.get',
    params: { owner_id: ownerOf(input.account), videos: name.replace('video', '') },
    schema: videos,
  })
  if (read.kind === 'failed') return read
  const [video] = read.data.items
  if (!video || video.content_restricted) {
    return { kind: 'failed', failure: createFileRefusal('video_refused'), progress: prepared }
  }
  return isProcessed(video)
    ? { kind: 'step', progress: { ...prepared, files: [...prepared.files, name] } }
    : { kind: 'wait', progress: input.progress, seconds: WAIT_SECONDS }
}

async function prepareStory(input: PublishInput, file: MediaFile): Promise<PrepareOutcome> {
  const { ctx, account } = input
  const prepared = preparedOf(input.progress)
  if (prepared.upload) return { kind: 'ready', progress: input.progress }
  const isImage = file.kind === 'image'
  const place = await callVk({
    ...ask({ ctx, account }),
    method: isImage ? 'stories.getPhotoUploadServer' : 'stories.getVideoUploadServer',
    params: { add_to_news: true, group_id: groupOf(account) },
    schema: uploadServer,
  })
  if (place.kind === 'failed') {
    return place.failure.code === 'vk_15' ? { kind: 'failed', failure: storiesClosed } : place
  }
  const sent = await sendFile({
    ctx,
    url: place.data.upload_url,
    field: isImage ? 'file' : 'video_file',
    fileName: fileNameOf(file),
    file,
    schema: uploadedStory,
  })
  if (sent.kind === 'failed') return sent
  const upload = sent.data.response.upload_result
  return { kind: 'step', progress: { ...prepared, upload } }
}

/** One file a call, so that a crash loses at most one. */
export async function prepare(input: PublishInput): Promise<PrepareOutcome> {
  const { ctx, account, publication } = input
  const { files, sent } = preparedOf(input.progress)
  const [first] = publication.media
  if (first && vkSettings.parse(publication.settings).format === 'story') {
    return prepareStory(input, first)
  }
  if (first && !maySend(account, 'files')) return { kind: 'failed', failure: filesOnlyByPerson }
  if (sent) return awaitVideo(input, sent)
  const file = publication.media[files.length]
  if (!file) return { kind: 'ready', progress: input.progress }
  if (file.kind === 'video') return sendVideo(input, file)
  const read = await uploadPhoto({ ctx, account, file })
  if (read.kind === 'failed') return read
  return { kind: 'step', progress: { ...preparedOf(input.progress), files: [...files, read.data] } }
}
