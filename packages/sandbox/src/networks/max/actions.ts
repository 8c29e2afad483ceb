import type { FakeAction } from '../fake-network.ts'
import { type BotRole, type Chat, type Chats, isBotIn } from './chats.ts'
import type { Incoming } from './incoming.ts'
import { type People, presentPerson } from './people.ts'
import type { Presses } from './presses.ts'
import type { Updates } from './updates.ts'

const PERSON = { name: 'person', label: 'Ваш id в MAX', value: '1001' }

const ROLES: readonly { value: BotRole; label: string }[] = [
  { value: 'poster', label: 'Публиковать, изменять и удалять' },
  { value: 'writer', label: 'Только публиковать' },
  { value: 'reader', label: 'Только читать' },
]

const idOf = (text = '') => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined)
const roleOf = (text = ''): BotRole => ROLES.find(({ value }) => value === text)?.value ?? 'poster'

/** Actions of people in MAX itself. */
export function botActions(input: {
  chats: Chats
  people: People
  incoming: Incoming
  presses: Presses
  updates: Updates
}): readonly FakeAction[] {
  const { chats, people, incoming, presses, updates } = input

  const place = (of: { chat: Chat; role: BotRole; personId: number }) => {
    const { chat, role, personId } = of
    const wasIn = isBotIn(chat)
    people.meet(personId)
    chats.setBot(chat.id, role)
    const isIn = isBotIn({ bot: role })
    if (wasIn === isIn) return
    void updates.push(isIn ? 'bot_added' : 'bot_removed', {
      chat_id: Number(chat.id),
      user: presentPerson(personId),
      is_channel: chat.type === 'channel',
    })
  }

  const ofPerson =
    (act: (personId: number, given: Readonly<Record<string, string>>) => void) =>
    (given: Readonly<Record<string, string>>) => {
      const id = idOf(given.person)
      if (id !== undefined) act(id, given)
    }

  return [
    {
      id: 'write',
      label: 'Написать боту',
      fields: [PERSON, { name: 'text', label: 'Сообщение', value: 'Привет' }],
      run: ofPerson((personId, { text = '', reply, group }) => {
        const replyTo = reply || undefined
        if (text) incoming.send({ personId, text, replyTo, isInGroup: group === 'true' })
      }),
    },
    {
      id: 'press',
      label: 'Нажать кнопку бота',
      fields: [
        PERSON,
        { name: 'message', label: 'Номер сообщения', value: '' },
        { name: 'data', label: 'Данные кнопки', value: '' },
      ],
      run: ofPerson((personId, { message = '', data = '' }) => {
        if (message) presses.press({ personId, mid: message, payload: data })
      }),
    },
    {
      id: 'start',
      label: 'Начать разговор с ботом',
      fields: [PERSON, { name: 'payload', label: 'Данные ссылки', value: '' }],
      run: ofPerson((personId, { payload = '' }) => incoming.start(personId, payload)),
    },
    {
      id: 'block',
      label: 'Остановить бота',
      fields: [PERSON],
      run: ofPerson((personId) => incoming.stop(personId)),
    },
    {
      id: 'unblock',
      label: 'Запустить бота снова',
      fields: [PERSON],
      run: ofPerson((personId) => incoming.start(personId, '')),
    },
    {
      id: 'join',
      label: 'Добавить бота в группу «Команда»',
      fields: [PERSON],
      run: ofPerson((personId) => place({ chat: chats.team(), role: 'poster', personId })),
    },
    {
      id: 'leave',
      label: 'Удалить бота из группы «Команда»',
      fields: [PERSON],
      run: ofPerson((personId) => place({ chat: chats.team(), role: 'removed', personId })),
    },
    {
      id: 'promote',
      label: 'Добавить бота в канал',
      fields: [
        PERSON,
        {
          name: 'chat',
          label: 'Канал',
          value: '-70000000000005',
          choices: chats.all().map(({ id, title }) => ({ value: id, label: title })),
        },
        { name: 'rights', label: 'Права', value: 'poster', choices: ROLES },
      ],
      run: ofPerson((personId, { chat: chatId = '', rights }) => {
        const chat = chats.find(chatId)
        if (chat && chat.type !== 'dialog') place({ chat, role: roleOf(rights), personId })
      }),
    },
  ]
}
