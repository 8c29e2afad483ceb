import { randomBytes } from 'node:crypto'
import { estimatePostAudience } from '../_shared/audience.ts'
import { listAt, objectAt, textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeWorld } from '../fake-network.ts'
import { type Attachments, createAttachmentReader, presentAttachment } from './attachments.ts'
import type { Chat, Chats } from './chats.ts'
import { type MarkupElement, readMarkup } from './markup.ts'
import { MAX_BOT, presentBot, presentPerson } from './people.ts'
import { badPayload } from './replies.ts'
import type { Uploads } from './uploads.ts'

type Fields = Readonly<Record<string, unknown>>

export type Message = Attachments & {
  mid: string
  seq: number
  chatId: string
  text: string
  markup: readonly MarkupElement[]
  /** A person, or the bot when undefined. */
  author: number | undefined
  link: { type: 'reply' | 'forward'; mid: string } | undefined
  sentAt: Date
  isSilent: boolean
  isPinned: boolean
  /** Published before the bot was added. */
  isOld?: true
}

export type NewBody = Attachments & Pick<Message, 'text' | 'markup' | 'link' | 'isSilent'>

const BODY_FIELDS = ['text', 'attachments', 'link', 'notify', 'format']
const MAX_TEXT = 4000
const FIRST_SEQ = 110_000_000_000_000

/** Messages of all chats, in the shape of the API. */
export function createMessages(input: { world: FakeWorld; chats: Chats; uploads: Uploads }) {
  const { world, chats, uploads } = input
  const messages = world.memory.table<Message>('max/messages')
  const readAttachments = createAttachmentReader({ world, uploads })

  const linkOf = (body: Fields): Message['link'] | { problem: FakeReply } => {
    if (body.link === undefined || body.link === null) return undefined
    const { type, mid } = objectAt(body, 'link')
    if ((type !== 'reply' && type !== 'forward') || typeof mid !== 'string') {
      return { problem: badPayload('link needs type and mid') }
    }
    return messages.has(mid) ? { type, mid } : { problem: badPayload('link: unknown mid') }
  }

  const attachmentsOf = async (body: Fields, before: Message | undefined) => {
    const isKept = before && (body.attachments === undefined || body.attachments === null)
    return isKept
      ? { files: before.files, keyboard: before.keyboard }
      : readAttachments(listAt({ list: body.attachments ?? [] }, 'list'))
  }

  const textOf = (body: Fields, before: Message | undefined) => {
    const text = textAt(body, 'text')
    return before && text === undefined
      ? { text: before.text, markup: before.markup }
      : readMarkup({ text: text ?? '', format: textAt(body, 'format') ?? null })
  }

  /** Reads a `NewMessageBody`. `before` is the message an edit changes: what is absent stays. */
  const readBody = async (
    body: Fields = {},
    before?: Message,
  ): Promise<NewBody | { problem: FakeReply }> => {
    const problem = bodyProblem(body)
    if (problem) return { problem: badPayload(problem) }
    const link = linkOf(body)
    if (link && 'problem' in link) return link
    const attachments = await attachmentsOf(body, before)
    if ('problem' in attachments) return attachments
    const shown = textOf(body, before)
    const isEmpty = shown.text.trim() === '' && attachments.files.length === 0
    if (isEmpty && link?.type !== 'forward') return { problem: badPayload('Message is empty') }
    return { ...shown, ...attachments, link: link ?? before?.link, isSilent: body.notify === false }
  }

  const add = (of: NewBody & Pick<Message, 'chatId' | 'author'> & Partial<Message>): Message => {
    const seq = FIRST_SEQ + messages.size
    const mid = `mid-${seq.toString(16)}${randomBytes(4).toString('hex')}`
    const message = { isPinned: false, ...of, mid, seq, sentAt: of.sentAt ?? world.clock.now() }
    messages.set(mid, message)
    return message
  }

  const viewsOf = ({ mid, sentAt }: Message) =>
    estimatePostAudience({ id: mid, createdAt: sentAt, now: world.clock.now() }).views

  const presentBody = (message: Message) => ({
    mid: message.mid,
    seq: message.seq,
    text: message.text,
    attachments: [
      ...message.files.map(presentAttachment),
      ...(message.keyboard.length > 0
        ? [{ type: 'inline_keyboard', payload: { buttons: message.keyboard } }]
        : []),
    ],
    ...(message.markup.length > 0 && { markup: message.markup }),
  })

  const presentLink = ({ link }: Message) => {
    const linked = link && messages.get(link.mid)
    if (!link || !linked) return undefined
    const { type } = link
    const sender = linked.author === undefined ? presentBot() : presentPerson(linked.author)
    const isForward = type === 'forward'
    return {
      type,
      sender,
      ...(isForward && { chat_id: Number(linked.chatId) }),
      message: presentBody(linked),
    }
  }

  const urlOf = (message: Message, chat: Chat | undefined): string | null =>
    chat?.type === 'channel' && chat.link
      ? `${world.hostUrl}/max/www/${chat.link}/${message.seq}`
      : null

  /** The reader of a message in a dialog: the one who did not write it. */
  const recipientOf = (message: Message, chat: Chat | undefined) => ({
    chat_id: Number(message.chatId),
    chat_type: chat?.type ?? 'chat',
    user_id:
      chat?.personId === undefined
        ? null
        : message.author === undefined
          ? chat.personId
          : MAX_BOT.id,
  })

  const present = (message: Message) => {
    const chat = chats.find(message.chatId)
    const isPost = chat?.type === 'channel'
    const link = presentLink(message)
    return {
      ...(!isPost && {
        sender: message.author === undefined ? presentBot() : presentPerson(message.author),
      }),
      recipient: recipientOf(message, chat),
      timestamp: message.sentAt.getTime(),
      ...(link && { link }),
      body: presentBody(message),
      ...(isPost && { stat: { views: viewsOf(message) }, url: urlOf(message, chat) }),
    }
  }

  return {
    readBody,
    add,
    present,
    urlOf: (message: Message) => urlOf(message, chats.find(message.chatId)),
    find: (mid: string): Message | undefined => messages.get(mid),
    replace: (message: Message) => {
      messages.set(message.mid, message)
    },
    remove: (mid: string) => messages.delete(mid),
    all: (): readonly Message[] => [...messages.values()],
    /** Newest first. */
    inChat: (chatId: string): readonly Message[] =>
      [...messages.values()]
        .filter((message) => message.chatId === chatId)
        .sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime() || b.seq - a.seq),
    reset: () => messages.clear(),
  }
}

export type Messages = ReturnType<typeof createMessages>

function bodyProblem(body: Fields): string | undefined {
  const stranger = Object.keys(body).find((name) => !BODY_FIELDS.includes(name))
  if (stranger) return `Unknown field ${stranger}`
  const { text, attachments, notify, format } = body
  if (text !== undefined && text !== null && typeof text !== 'string') return 'text is no string'
  if (typeof text === 'string' && text.length > MAX_TEXT) return `text is longer than ${MAX_TEXT}`
  const isList = attachments === undefined || attachments === null || Array.isArray(attachments)
  if (!isList) return 'attachments is no list'
  if (notify !== undefined && typeof notify !== 'boolean') return 'notify is no boolean'
  const isFormat = [undefined, null, 'markdown', 'html'].some((known) => known === format)
  return isFormat ? undefined : `Unknown format ${String(format)}`
}
