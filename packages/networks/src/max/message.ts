import { shownOfHtml } from '@kadr/domain/publishing/networks/telegram-html'
import type { MediaFile, Publication } from '../publish.ts'
import type { MaxCall } from './api.ts'
import { type MaxSettings, maxSettings } from './settings.ts'

const keyboardOf = ({ buttons }: MaxSettings) =>
  buttons.length > 0
    ? [
        {
          type: 'inline_keyboard',
          payload: { buttons: buttons.map(({ text, url }) => [{ type: 'link', text, url }]) },
        },
      ]
    : []

const attach = (file: MediaFile, token: string | undefined) => ({
  type: file.kind,
  payload: { token },
})

/** The text as MAX stores it: without the tags. */
export const shownText = ({ text, format }: { text: string; format: MaxSettings['format'] }) =>
  format === 'html' ? shownOfHtml(text) : text

export function createMessageCall(input: {
  chatId: string
  text: string
  settings: MaxSettings
  /** Of the files, in order. */
  attachments?: readonly object[]
  /** Id of the message replied to. */
  replyTo?: string
}): MaxCall {
  const { chatId, text, settings, attachments = [], replyTo } = input
  return {
    method: 'POST',
    path: '/messages',
    query: {
      chat_id: chatId,
      disable_link_preview: settings.hasLinkPreview ? undefined : 'true',
    },
    json: {
      text: text === '' ? null : text,
      attachments: attachments.length > 0 ? attachments : null,
      link: replyTo === undefined ? null : { type: 'reply', mid: replyTo },
      notify: !settings.isSilent,
      ...(settings.format === 'html' && { format: 'html' }),
    },
  }
}

/** One message whatever it carries: files and buttons are its attachments. */
export function createPublicationCall(input: {
  chatId: string
  publication: Publication
  tokens: readonly string[]
}): MaxCall {
  const { chatId, publication, tokens } = input
  const settings = maxSettings.parse(publication.settings)
  const files = publication.media.map((file, index) => attach(file, tokens[index]))
  const attachments = [...files, ...keyboardOf(settings)]
  return createMessageCall({ chatId, text: publication.text, settings, attachments })
}
