import * as z from 'zod/mini'
import type { SentFile } from '../incoming.ts'

const file = z.object({
  file_id: z.string(),
  file_name: z.optional(z.string()),
  mime_type: z.optional(z.string()),
})
type TelegramFile = z.infer<typeof file>

/** Files of a message. */
export const fileFields = {
  /** Sizes of one photo, the largest last. */
  photo: z.optional(z.array(file)),
  video: z.optional(file),
  animation: z.optional(file),
  video_note: z.optional(file),
  document: z.optional(file),
  voice: z.optional(file),
  audio: z.optional(file),
}
const files = z.object(fileFields)
type Files = z.infer<typeof files>

const MEDIA_TYPE = /^(?:image|video)\//
const SOUND_TYPE = /^audio\//

const sentFile = (given: TelegramFile, name: string, mimeType: string): SentFile => ({
  id: given.file_id,
  kind: SOUND_TYPE.test(mimeType) ? 'sound' : 'media',
  isVoice: false,
  name: given.file_name ?? name,
  mimeType,
})

/** Undefined for what can be no part of a post. */
export const readFile = (of: Files): SentFile | undefined => {
  const photo = of.photo?.at(-1)
  if (photo) return sentFile(photo, 'Фото из Telegram', 'image/jpeg')
  const video = of.video ?? of.animation ?? of.video_note
  if (video) return sentFile(video, 'Видео из Telegram', video.mime_type ?? 'video/mp4')
  const sound = of.voice ?? of.audio
  if (sound) {
    const heard = sentFile(sound, 'Голосовое сообщение', sound.mime_type ?? 'audio/ogg')
    return { ...heard, isVoice: of.voice !== undefined }
  }
  const type = of.document?.mime_type ?? ''
  return of.document && (MEDIA_TYPE.test(type) || SOUND_TYPE.test(type))
    ? sentFile(of.document, 'Файл из Telegram', type)
    : undefined
}
