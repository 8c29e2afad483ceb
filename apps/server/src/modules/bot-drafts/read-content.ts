import * as z from 'zod/mini'
import type { InboxRow } from './inbox.repository.ts'

const file = z.object({
  file_id: z.string(),
  file_name: z.optional(z.string()),
  mime_type: z.optional(z.string()),
})
type TelegramFile = z.infer<typeof file>

const entities = z.optional(
  z.array(
    z.object({ type: z.string(), offset: z.int(), length: z.int(), url: z.optional(z.string()) }),
  ),
)
type Entities = z.infer<typeof entities>

const message = z.object({
  message_id: z.int(),
  from: z.object({ id: z.int() }),
  chat: z.object({ id: z.int(), type: z.literal('private') }),
  media_group_id: z.optional(z.string()),
  text: z.optional(z.string()),
  entities,
  caption: z.optional(z.string()),
  caption_entities: entities,
  /** Sizes of one photo, the largest last. */
  photo: z.optional(z.array(file)),
  video: z.optional(file),
  animation: z.optional(file),
  video_note: z.optional(file),
  document: z.optional(file),
  voice: z.optional(file),
  audio: z.optional(file),
})
type Message = z.infer<typeof message>

const update = z.object({ message })

export type Content = Pick<InboxRow, 'chatId' | 'messageId' | 'batch' | 'text' | 'file'> & {
  telegramId: number
  isAlbum: boolean
}

/** A link behind words is written out: posts have no hidden links. Offsets are UTF-16 units, as in JavaScript. */
const writeOutLinks = (text: string, found: Entities): string =>
  (found ?? [])
    .filter(({ type, url }) => type === 'text_link' && url)
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((shown, { offset, length, url }) => {
      const end = offset + length
      return shown.slice(offset, end) === url
        ? shown
        : `${shown.slice(0, end)} (${url})${shown.slice(end)}`
    }, text)

const MEDIA_TYPE = /^(?:image|video)\//
const SOUND_TYPE = /^audio\//

const mediaOf = (given: TelegramFile, name: string, mimeType: string): InboxRow['file'] => ({
  id: given.file_id,
  kind: SOUND_TYPE.test(mimeType) ? 'sound' : 'media',
  name: given.file_name ?? name,
  mimeType,
})

const fileOf = (of: Message): InboxRow['file'] => {
  const photo = of.photo?.at(-1)
  if (photo) return mediaOf(photo, 'Фото из Telegram', 'image/jpeg')
  const video = of.video ?? of.animation ?? of.video_note
  if (video) return mediaOf(video, 'Видео из Telegram', video.mime_type ?? 'video/mp4')
  const sound = of.voice ?? of.audio
  if (sound) return mediaOf(sound, 'Голосовое сообщение', sound.mime_type ?? 'audio/ogg')
  const type = of.document?.mime_type ?? ''
  return of.document && (MEDIA_TYPE.test(type) || SOUND_TYPE.test(type))
    ? mediaOf(of.document, 'Файл из Telegram', type)
    : null
}

/** What a person has sent or forwarded to the bot. Undefined for commands and for what can't be a post. */
export const readContent = (given: unknown): Content | undefined => {
  const of = update.safeParse(given).data?.message
  if (!of || of.text?.startsWith('/')) return undefined
  const text =
    of.text === undefined
      ? writeOutLinks(of.caption ?? '', of.caption_entities)
      : writeOutLinks(of.text, of.entities)
  const taken = fileOf(of)
  if (taken === null && (of.document || text.trim() === '')) return undefined
  const { message_id: messageId, chat, media_group_id: album } = of
  return {
    telegramId: of.from.id,
    chatId: chat.id,
    messageId,
    batch: `${chat.id}:${album ?? messageId}`,
    text,
    file: taken,
    isAlbum: album !== undefined,
  }
}
