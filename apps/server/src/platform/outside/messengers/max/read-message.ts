import * as z from 'zod/mini'
import type { IncomingMessage, Sender } from '../incoming.ts'
import { attachment, readFile } from './read-files.ts'

/** Telegram and MAX write their ids without a fraction; one that JavaScript can't hold exactly is refused. */
export const person = z.object({
  user_id: z.int(),
  first_name: z.catch(z.string(), ''),
  username: z.optional(z.nullable(z.string())),
  is_bot: z.optional(z.boolean()),
})

export const toSender = ({ user_id, username, first_name }: z.infer<typeof person>): Sender => ({
  messenger: 'max',
  id: user_id,
  username: username ?? undefined,
  firstName: first_name,
})

const body = z.object({
  mid: z.string(),
  text: z.optional(z.nullable(z.string())),
  attachments: z.optional(z.nullable(z.array(attachment))),
  markup: z.optional(
    z.nullable(
      z.array(
        z.object({
          type: z.string(),
          from: z.int(),
          length: z.int(),
          url: z.optional(z.nullable(z.string())),
        }),
      ),
    ),
  ),
})
type Body = z.infer<typeof body>

export const message = z.object({
  sender: person,
  recipient: z.object({
    chat_id: z.optional(z.nullable(z.int())),
    chat_type: z.string(),
  }),
  body: z.optional(z.nullable(body)),
  link: z.optional(z.nullable(z.object({ type: z.string(), message: body }))),
})
type Message = z.infer<typeof message>

/** Writes out the URLs of text links: posts have no hidden links. */
const writeOutLinks = ({ text, markup }: Pick<Body, 'text' | 'markup'>): string =>
  (markup ?? [])
    .filter(({ type, url }) => type === 'link' && url)
    .toSorted((one, other) => other.from - one.from)
    .reduce((shown, { from, length, url }) => {
      const end = from + length
      return shown.slice(from, end) === url
        ? shown
        : `${shown.slice(0, end)} (${url})${shown.slice(end)}`
    }, text ?? '')

const COMMAND = /^\/(?<name>[a-z_]+)(?:@\w+)?(?:\s+(?<argument>[\s\S]*))?$/u

const readCommand = (text: string | undefined): IncomingMessage['command'] => {
  const { name, argument = '' } = COMMAND.exec(text ?? '')?.groups ?? {}
  return name === undefined ? undefined : { name, argument: argument.trim() }
}

const KINDS = { dialog: 'private', chat: 'group', channel: 'channel' } as const
const isKnown = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type)

/** A private chat is addressed by its person, so their id stands for the chat. */
export const toChat = ({
  type,
  chatId,
  personId,
}: {
  type: string
  chatId: number | null | undefined
  personId: number
}): IncomingMessage['chat'] => {
  const kind = isKnown(type) ? KINDS[type] : 'private'
  const id = kind === 'private' ? personId : (chatId ?? personId)
  return { messenger: 'max', chatId: id, kind, title: '' }
}

/** Undefined for a message without content: of a kind that nobody takes. */
export const toMessage = (id: string, of: Message): IncomingMessage | undefined => {
  const { sender, recipient, link } = of
  const isForwarded = link?.type === 'forward'
  // What is passed on has its content in the link.
  const content =
    of.body?.text || of.body?.attachments?.length || !isForwarded ? of.body : link.message
  if (!content || !of.body) return undefined
  const attachments = content.attachments ?? []
  const [file, ...moreFiles] = attachments.flatMap((one) => readFile(one) ?? [])
  const text = attachments.length > 0 ? undefined : (content.text ?? undefined)
  return {
    kind: 'message',
    messenger: 'max',
    id,
    from: toSender(sender),
    chat: toChat({
      type: recipient.chat_type,
      chatId: recipient.chat_id,
      personId: sender.user_id,
    }),
    number: of.body.mid,
    text,
    command: isForwarded ? undefined : readCommand(text),
    words: writeOutLinks(content),
    file,
    moreFiles,
    hasOtherFile: file === undefined && attachments.some(({ type }) => type === 'file'),
    album: undefined,
    isForwarded,
    replyTo: link?.type === 'reply' ? link.message.mid : undefined,
    isSaid: text !== undefined || attachments.length > 0,
  }
}
