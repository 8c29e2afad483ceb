import { fitsText } from '@kadr/domain/publishing/networks/count-text'
import { TELEGRAM_CAPTION } from '@kadr/domain/publishing/networks/telegram-limits'
import type { MediaFile, Publication } from '../publish.ts'
import type { BotCall } from './bot-api.ts'
import { type TelegramSettings, telegramSettings } from './settings.ts'

/** Position of the text: alone, as caption, or in a separate message after the media. */
export type TextPosition = 'alone' | 'caption' | 'after'

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
}

/** Telegram counts characters after parsing tags and entities. */
const countShown = ({
  text,
  format,
}: {
  text: string
  format: TelegramSettings['format']
}): string =>
  format === 'html'
    ? text
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:lt|gt|amp|quot);/g, (entity) => ENTITIES[entity] ?? '')
    : text

export function chooseTextPosition({ text, media, settings }: Publication): TextPosition {
  if (media.length === 0) return 'alone'
  const { format, buttons } = telegramSettings.parse(settings)
  // Albums cannot have buttons: they go with a separate text.
  const needsMessage = media.length > 1 && buttons.length > 0 && text !== ''
  const fits = fitsText({ text: countShown({ text, format }), rule: TELEGRAM_CAPTION })
  return fits && !needsMessage ? 'caption' : 'after'
}

const markupOf = ({ buttons }: TelegramSettings) =>
  buttons.length > 0 ? { inline_keyboard: buttons.map((button) => [button]) } : undefined

const parseModeOf = ({ format }: TelegramSettings) => (format === 'html' ? 'HTML' : undefined)

const commonOf = (settings: TelegramSettings) => ({
  disable_notification: settings.isSilent || undefined,
})

export function createTextCall(input: {
  chatId: string
  text: string
  settings: TelegramSettings
  hasButtons: boolean
  /** Id of the message replied to. */
  replyTo?: number | undefined
}): BotCall {
  const { settings } = input
  return {
    method: 'sendMessage',
    params: {
      chat_id: input.chatId,
      text: input.text,
      parse_mode: parseModeOf(settings),
      link_preview_options: settings.hasLinkPreview ? undefined : { is_disabled: true },
      reply_parameters: input.replyTo && {
        message_id: input.replyTo,
        allow_sending_without_reply: true,
      },
      reply_markup: input.hasButtons ? markupOf(settings) : undefined,
      ...commonOf(settings),
    },
  }
}

/** The publishing call: a message, a photo, a video or an album. */
export function createPublicationCall(input: {
  chatId: string
  publication: Publication
}): BotCall {
  const { chatId, publication } = input
  const settings = telegramSettings.parse(publication.settings)
  const [first, ...rest] = publication.media
  if (!first) return createTextCall({ chatId, text: publication.text, settings, hasButtons: true })
  const isCaption = chooseTextPosition(publication) === 'caption' && publication.text !== ''
  const caption = isCaption ? { caption: publication.text, parse_mode: parseModeOf(settings) } : {}
  const common = { chat_id: chatId, ...commonOf(settings) }
  if (rest.length > 0) return createAlbumCall({ common, media: publication.media, caption })
  const hasButtons = chooseTextPosition(publication) === 'caption'
  const { method, files } = createSingleCall(first)
  const cover = first.kind === 'video' ? publication.cover : undefined
  return {
    method,
    files: [...files, ...(cover ? [{ name: COVER_PART, file: cover }] : [])],
    params: {
      ...common,
      ...caption,
      ...describeVideo(first),
      cover: cover && `attach://${COVER_PART}`,
      reply_markup: hasButtons ? markupOf(settings) : undefined,
    },
  }
}

const COVER_PART = 'coverfile'

const createSingleCall = (file: MediaFile) =>
  file.kind === 'image'
    ? { method: 'sendPhoto', files: [{ name: 'photo', file }] }
    : { method: 'sendVideo', files: [{ name: 'video', file }] }

const describeVideo = (file: MediaFile) =>
  file.kind === 'video'
    ? {
        width: file.width,
        height: file.height,
        duration: file.durationSeconds === null ? undefined : Math.round(file.durationSeconds),
        supports_streaming: true,
      }
    : {}

function createAlbumCall(input: {
  common: Readonly<Record<string, unknown>>
  media: readonly MediaFile[]
  caption: Readonly<Record<string, unknown>>
}): BotCall {
  const files = input.media.map((file, index) => ({ name: `file${index}`, file }))
  const media = files.map(({ name, file }, index) => ({
    type: file.kind === 'image' ? 'photo' : 'video',
    media: `attach://${name}`,
    ...(index === 0 && input.caption),
    ...describeVideo(file),
  }))
  return { method: 'sendMediaGroup', params: { ...input.common, media }, files }
}
