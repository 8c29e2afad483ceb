import type { Calls } from '../port.ts'
import { composeKeyboard } from './keyboard.ts'
import { composeText, cutCaption } from './words.ts'

const SEND = 'POST /messages'
const EDIT = 'PUT /messages'

/** Without attachments an edit takes the buttons away. */
const body = ({ config, words, rows }: Parameters<Calls['text']>[0]) => {
  const keyboard = composeKeyboard({ config, rows })
  const picture = words.pictureUrl && { type: 'image', payload: { url: words.pictureUrl } }
  return {
    ...composeText(words),
    attachments: [picture, keyboard].filter(Boolean),
    link: null,
  }
}

/** The parameters are the body of the request; `file`, `image` and `video` are uploaded first. */
export const calls: Calls = {
  text: (shown) => ({ method: SEND, params: body(shown) }),
  edit: (shown) => ({ method: EDIT, params: body(shown) }),
  video: ({ url, caption }) => ({
    method: SEND,
    params: { text: cutCaption(caption), attachments: [], link: null, video: { url } },
  }),
  document: ({ file, ...shown }) => ({ method: SEND, params: { ...body(shown), file } }),
  picture: ({ file, caption }) => ({
    method: SEND,
    params: { text: cutCaption(caption), attachments: [], link: null, image: file },
  }),
  /** MAX asks no one to reply: the next message of the chat is the answer. */
  question: ({ text }) => ({ method: SEND, params: { text, attachments: [], link: null } }),
}
