import { isFile, listAt, textAt } from '../_shared/fields.ts'
import type { FakeAction, FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import type { Chats } from './chats.ts'
import type { Incoming } from './incoming.ts'
import type { Message } from './message.ts'
import type { createMessages } from './messages.ts'
import type { Presses } from './presses.ts'

const rowsOf = ({ buttons }: Message) =>
  [...new Set(buttons.map(({ row }) => row))].map((row) =>
    buttons
      .filter((button) => button.row === row)
      .map(({ text, url, data = '' }) => ({ text, url, data })),
  )

const present = (message: Message) => ({
  id: message.id,
  isFromPerson: message.isFromPerson === true,
  author: message.author ?? null,
  html: message.text,
  media: message.media,
  buttons: rowsOf(message),
  isReplyAsked: message.isReplyAsked === true,
  at: message.sentAt.toISOString(),
})

/** The chat of a person with the bot, for its page. */
export const chatRoutes = ({
  messages,
  chats,
  presses,
  incoming,
  actions,
}: {
  messages: ReturnType<typeof createMessages>
  chats: Chats
  presses: Presses
  incoming: Incoming
  actions(): readonly FakeAction[]
}): readonly FakeRoute[] => {
  /** With `thread`, the team's group. */
  const show = ({ params: { person = '' }, query }: FakeRequest): FakeReply => {
    const { id, title, topics = [], bot } = chats.team()
    const thread = query.get('thread')
    const place = thread === null ? person : id
    return {
      status: 200,
      json: {
        messages: messages
          .all()
          .filter(({ chat, threadId = 0 }) => chat.id === place && threadId === Number(thread ?? 0))
          .map(present),
        answer: presses.answersTo(Number(person)).at(-1) ?? null,
        group: { title, topics, isBotIn: bot !== 'stranger' && !chats.isKicked(id) },
      },
    }
  }

  const act = ({ params: { person = '', action = '' }, fields }: FakeRequest): FakeReply => {
    const found = actions().find(({ id }) => id === action)
    if (!found) return { status: 404, json: {} }
    const given = Object.keys(fields ?? {}).map((name) => [name, textAt(fields, name) ?? ''])
    found.run({ ...Object.fromEntries(given), person })
    return { status: 200, json: {} }
  }

  const send = ({ params: { person = '' }, fields }: FakeRequest): FakeReply => {
    const files = listAt(fields, 'file').filter(isFile)
    const text = textAt(fields, 'text') ?? ''
    const personId = Number(person)
    if (!Number.isSafeInteger(personId) || personId <= 0 || (files.length === 0 && text === '')) {
      return { status: 400, json: {} }
    }
    incoming.send({ personId, text, files, isForwarded: textAt(fields, 'forwarded') === 'true' })
    return { status: 200, json: {} }
  }

  return [
    { method: 'GET', path: '/www/chat/:person', handle: show },
    { method: 'POST', path: '/www/chat/:person/send', handle: send },
    { method: 'POST', path: '/www/chat/:person/:action', handle: act },
  ]
}
