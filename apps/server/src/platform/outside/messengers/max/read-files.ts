import * as z from 'zod/mini'
import type { SentFile } from '../incoming.ts'

const payload = z.object({ url: z.optional(z.string()), token: z.optional(z.string()) })

export const attachment = z.object({
  type: z.string(),
  payload: z.catch(z.optional(payload), undefined),
  filename: z.optional(z.string()),
})
type Attachment = z.infer<typeof attachment>

/** A file is fetched by its address, a video by its token, as `openMaxFile` reads them. */
export const VIDEO_PREFIX = 'video:'

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

const typeOf = (name: string) =>
  TYPES[/\.(?<end>\w+)$/.exec(name)?.groups?.end?.toLowerCase() ?? '']

/** Undefined for what can be no part of a post. */
export const readFile = ({ type, payload: of, filename }: Attachment): SentFile | undefined => {
  const id = of?.url
  if (type === 'video' && of?.token) {
    const name = 'Видео из MAX'
    const kept = `${VIDEO_PREFIX}${of.token}`
    return { id: kept, kind: 'media', isVoice: false, name, mimeType: 'video/mp4' }
  }
  if (id === undefined) return undefined
  if (type === 'image') {
    return { id, kind: 'media', isVoice: false, name: 'Фото из MAX', mimeType: 'image/jpeg' }
  }
  if (type === 'audio') {
    return { id, kind: 'sound', isVoice: true, name: 'Голосовое сообщение', mimeType: 'audio/ogg' }
  }
  const mimeType = type === 'file' ? typeOf(filename ?? '') : undefined
  if (mimeType === undefined) return undefined
  const kind = mimeType.startsWith('audio/') ? 'sound' : 'media'
  return { id, kind, isVoice: false, name: filename ?? 'Файл из MAX', mimeType }
}
