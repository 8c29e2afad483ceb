import type { KeyboardButton } from './keyboard.ts'
import type { Message } from './messages.ts'
import { nameOf } from './people.ts'
import { renderMarkup } from './render-markup.ts'

const MEDIA = { image: 'image', video: 'video', audio: 'audio', file: 'document' } as const

const textOf = ({ payload }: KeyboardButton) => (typeof payload === 'string' ? payload : '')

const presentButton = (button: KeyboardButton) => ({
  kind: button.type,
  text: button.text,
  url: typeof button.url === 'string' ? button.url : '',
  data: textOf(button),
})

export const presentShown = (message: Message) => ({
  id: message.mid,
  isFromPerson: message.author !== undefined,
  author: message.author === undefined ? null : nameOf(message.author),
  html: renderMarkup(message),
  media: message.files.flatMap((file) =>
    file.kind === 'other' || file.url === undefined
      ? []
      : [{ kind: MEDIA[file.kind], url: file.url, name: file.name }],
  ),
  buttons: message.keyboard.map((row) => row.map(presentButton)),
  at: message.sentAt.toISOString(),
})

export type ShownMessage = ReturnType<typeof presentShown>
