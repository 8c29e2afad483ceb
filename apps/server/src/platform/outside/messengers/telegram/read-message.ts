import * as z from 'zod/mini'
import type { IncomingMessage, Sender } from '../incoming.ts'
import { fileFields, readFile } from './read-files.ts'

export const person = z.object({
  id: z.int(),
  username: z.optional(z.string()),
  first_name: z._default(z.string(), ''),
})

export const toSender = ({ id, username, first_name }: z.infer<typeof person>): Sender => ({
  messenger: 'telegram',
  id,
  username,
  firstName: first_name,
})

export const chat = z.object({
  id: z.int(),
  type: z.enum(['private', 'group', 'supergroup', 'channel']),
  title: z._default(z.string(), ''),
})

const entities = z.optional(
  z.array(
    z.object({ type: z.string(), offset: z.int(), length: z.int(), url: z.optional(z.string()) }),
  ),
)

export const message = z.object({
  message_id: z.int(),
  from: person,
  chat,
  is_topic_message: z.optional(z.boolean()),
  message_thread_id: z.optional(z.int()),
  media_group_id: z.optional(z.string()),
  reply_to_message: z.optional(z.object({ message_id: z.int() })),
  forward_origin: z.optional(z.unknown()),
  text: z.optional(z.string()),
  entities,
  caption: z.optional(z.string()),
  caption_entities: entities,
  sticker: z.optional(z.unknown()),
  ...fileFields,
})
type Message = z.infer<typeof message>

/** Writes out the URLs of text links: posts have no hidden links. Offsets are UTF-16 units, as in JavaScript. */
const writeOutLinks = (text: string, found: Message['entities']): string =>
  (found ?? [])
    .filter(({ type, url }) => type === 'text_link' && url)
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((shown, { offset, length, url }) => {
      const end = offset + length
      return shown.slice(offset, end) === url
        ? shown
        : `${shown.slice(0, end)} (${url})${shown.slice(end)}`
    }, text)

const COMMAND = /^\/(?<name>[a-z_]+)(?:@\w+)?(?:\s+(?<argument>[\s\S]*))?$/u

const readCommand = (text: string | undefined): IncomingMessage['command'] => {
  const { name, argument = '' } = COMMAND.exec(text ?? '')?.groups ?? {}
  return name === undefined ? undefined : { name, argument: argument.trim() }
}

export const toChat = ({ id, type, title }: z.infer<typeof chat>) => ({
  messenger: 'telegram' as const,
  chatId: id,
  kind: type === 'supergroup' ? ('group' as const) : type,
  title,
})

export const toMessage = (id: string, of: Message): IncomingMessage => {
  const { text, document } = of
  const file = readFile(of)
  return {
    kind: 'message',
    messenger: 'telegram',
    id,
    from: toSender(of.from),
    chat: {
      ...toChat(of.chat),
      ...(of.is_topic_message && { threadId: of.message_thread_id }),
    },
    number: String(of.message_id),
    text,
    command: readCommand(text),
    words:
      text === undefined
        ? writeOutLinks(of.caption ?? '', of.caption_entities)
        : writeOutLinks(text, of.entities),
    file,
    moreFiles: [],
    hasOtherFile: file === undefined && document !== undefined,
    album: of.media_group_id,
    isForwarded: of.forward_origin !== undefined,
    replyTo: of.reply_to_message && String(of.reply_to_message.message_id),
    isSaid:
      text !== undefined ||
      file !== undefined ||
      document !== undefined ||
      of.sticker !== undefined,
  }
}
