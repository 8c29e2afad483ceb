export type Chat = {
  id: string
  type: 'channel' | 'supergroup'
  title: string
  username: string | undefined
  /** Users who administer it; undefined lets everybody pass, so that any local user may try it. */
  administrators: readonly number[] | undefined
  bot: 'poster' | 'reader' | 'stranger'
}

export const TELEGRAM_CHATS: readonly Chat[] = [
  {
    id: '-1001500000001',
    type: 'channel',
    title: 'Ветрова. Жизнь',
    username: 'vetrova_life',
    administrators: undefined,
    bot: 'poster',
  },
  {
    id: '-1001500000002',
    type: 'channel',
    title: 'Полдень: для своих',
    username: undefined,
    administrators: undefined,
    bot: 'poster',
  },
  {
    id: '-1001500000003',
    type: 'channel',
    title: 'Чужой канал',
    username: 'foreign_channel',
    administrators: [42],
    bot: 'poster',
  },
  {
    id: '-1001500000004',
    type: 'channel',
    title: 'Канал без прав у бота',
    username: 'read_only_channel',
    administrators: undefined,
    bot: 'reader',
  },
  {
    id: '-1001500000005',
    type: 'channel',
    title: 'Канал без бота',
    username: 'no_bot_channel',
    administrators: undefined,
    bot: 'stranger',
  },
  {
    id: '-1001500000006',
    type: 'supergroup',
    title: 'Разговоры',
    username: 'talk_group_kadr',
    administrators: undefined,
    bot: 'poster',
  },
]

/** An id that moved: calls with it are told the new one. */
export const MIGRATED = { from: '-1001499999999', to: '-1001500000001' }

export const findChat = (given: string): Chat | undefined =>
  TELEGRAM_CHATS.find(
    ({ id, username }) =>
      id === given || (username && `@${username}`.toLowerCase() === given.toLowerCase()),
  )
