import { escapeHtml } from '@kadr/kit/escape-html'
import type { ChatAddress } from '../incoming.ts'
import type { Call, Calls } from '../port.ts'
import { composeKeyboard } from './keyboard.ts'
import { composeCaption, composeHtml, cutCaption } from './words.ts'

const THREAD = 'message_thread_id'

export const threadOf = ({ params }: Pick<Call, 'params'>): number | undefined => {
  const threadId = params[THREAD]
  return typeof threadId === 'number' ? threadId : undefined
}

const inThread = ({ threadId }: ChatAddress) => (threadId ? { [THREAD]: threadId } : {})

const textParams = ({ config, place, words, rows }: Parameters<Calls['text']>[0]) => ({
  text: composeHtml(words),
  parse_mode: 'HTML',
  link_preview_options: words.pictureUrl
    ? { url: words.pictureUrl, prefer_large_media: true, show_above_text: true }
    : { is_disabled: true },
  ...composeKeyboard({ config, place, rows }),
  ...inThread(place),
})

export const calls: Calls = {
  text: (shown) => ({ method: 'sendMessage', params: textParams(shown) }),
  edit: (shown) => ({ method: 'editMessageText', params: textParams(shown) }),
  video: ({ place, url, caption }) => ({
    method: 'sendVideo',
    params: {
      video: url,
      caption: cutCaption(caption),
      supports_streaming: true,
      ...inThread(place),
    },
  }),
  document: ({ config, place, words, rows, file }) => ({
    method: 'sendDocument',
    params: {
      document: file,
      caption: composeCaption(words),
      parse_mode: 'HTML',
      ...composeKeyboard({ config, place, rows }),
      ...inThread(place),
    },
  }),
  picture: ({ place, file, caption }) => ({
    method: 'sendPhoto',
    params: { photo: file, caption: cutCaption(caption), ...inThread(place) },
  }),
  question: ({ place, text, placeholder }) => ({
    method: 'sendMessage',
    params: {
      text: escapeHtml(text),
      parse_mode: 'HTML',
      reply_markup: { force_reply: true, input_field_placeholder: placeholder },
      ...inThread(place),
    },
  }),
}
