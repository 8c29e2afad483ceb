import { isFile, listAt, textAt } from '../_shared/fields.ts'
import type { FakeAction, FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { renderChatPage } from './chat-page.ts'
import { type Chats, isBotIn } from './chats.ts'
import type { Incoming } from './incoming.ts'
import type { Messages } from './messages.ts'
import { nameOf } from './people.ts'
import { presentShown } from './present-shown.ts'
import type { Presses } from './presses.ts'

/** The chat of a person with the bot: as data, and as a page to write and press on. */
export const chatRoutes = (input: {
  messages: Messages
  chats: Chats
  presses: Presses
  incoming: Incoming
  baseUrl: string
  actions(): readonly FakeAction[]
}): readonly FakeRoute[] => {
  const { messages, chats, presses, incoming } = input

  /** With `group`, the team's group. */
  const read = (person: string, isGroup: boolean) => {
    const team = chats.team()
    const place = isGroup ? team : chats.dialog(person)
    return {
      messages: messages
        .inChat(place?.id ?? '')
        .map(presentShown)
        .reverse(),
      answer: presses.noticesTo(Number(person)).at(-1) ?? null,
      group: { title: team.title, topics: [], isBotIn: isBotIn(team) },
    }
  }

  const show = ({ params: { person = '' }, query }: FakeRequest): FakeReply => ({
    status: 200,
    json: read(person, query.has('group')),
  })

  const page = ({ params: { person = '' }, query }: FakeRequest): FakeReply => {
    const isGroup = query.has('group')
    const address = `${input.baseUrl}/www/chat/${encodeURIComponent(person)}`
    return {
      status: 200,
      html: renderChatPage({
        ...read(person, isGroup),
        name: nameOf(Number(person)),
        address,
        isGroup,
      }),
    }
  }

  const backTo = (person: string, fields: FakeRequest['fields']): FakeReply => {
    const place = textAt(fields, 'group') ? '?group' : ''
    const location = `${input.baseUrl}/www/chat/${encodeURIComponent(person)}/page${place}`
    return textAt(fields, 'page')
      ? { status: 303, headers: { location } }
      : { status: 200, json: {} }
  }

  const act = ({ params: { person = '', action = '' }, fields }: FakeRequest): FakeReply => {
    const found = input.actions().find(({ id }) => id === action)
    if (!found) return { status: 404, json: {} }
    const given = Object.keys(fields ?? {}).map((name) => [name, textAt(fields, name) ?? ''])
    found.run({ ...Object.fromEntries(given), person })
    return backTo(person, fields)
  }

  const send = ({ params: { person = '' }, fields }: FakeRequest): FakeReply => {
    const files = listAt(fields, 'file')
      .filter(isFile)
      .filter(({ bytes }) => bytes.length > 0)
    const text = textAt(fields, 'text') ?? ''
    const personId = Number(person)
    if (!Number.isSafeInteger(personId) || personId <= 0 || (files.length === 0 && text === '')) {
      return { status: 400, json: {} }
    }
    const isForwarded = textAt(fields, 'forwarded') === 'true'
    const isInGroup = textAt(fields, 'group') === 'true'
    incoming.send({ personId, text, files, isForwarded, isInGroup })
    return backTo(person, fields)
  }

  return [
    { method: 'GET', path: '/www/chat/:person', handle: show },
    { method: 'GET', path: '/www/chat/:person/page', handle: page },
    { method: 'POST', path: '/www/chat/:person/send', handle: send },
    { method: 'POST', path: '/www/chat/:person/:action', handle: act },
  ]
}
