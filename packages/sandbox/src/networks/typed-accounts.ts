import { BLUESKY_ACCOUNTS } from './bluesky/accounts.ts'
import { MAX_CHATS } from './max/chats.ts'
import { TELEGRAM_CHATS } from './telegram/chats.ts'
import { VK_COMMUNITIES, VK_USERS } from './vk/accounts.ts'

type TypedAccount = {
  /** Its id at the network. */
  externalId: string
  title: string
  username: string
  password: string | null
  isGuest: boolean
}

/** Accounts that connect by typing, by network; only those that succeed. */
export const TYPED_ACCOUNTS: Readonly<Record<string, readonly TypedAccount[]>> = {
  bluesky: BLUESKY_ACCOUNTS.map(({ did, name, handle, appPassword, isGuest = false }) => ({
    externalId: did,
    isGuest,
    title: name,
    username: handle,
    password: appPassword,
  })),
  telegram: TELEGRAM_CHATS.filter(
    ({ type, bot, administrators }) =>
      type === 'channel' && bot === 'poster' && administrators === undefined,
  ).map(({ title, username, id, isGuest = false }) => ({
    externalId: id,
    isGuest,
    title,
    username: username ? `@${username}` : id,
    password: null,
  })),
  vk: VK_COMMUNITIES.map(({ id, name, screenName, adminIds, key, isGuest = false }) => ({
    externalId: id,
    isGuest,
    title: name,
    username: `vk.com/${screenName}`,
    // A token of the administrator: with it everything can be published.
    password: VK_USERS.find((user) => user.id === adminIds[0])?.token ?? key,
  })),
  max: MAX_CHATS.filter(
    ({ type, bot, administrators }) =>
      type === 'channel' && (bot === 'poster' || bot === 'veteran') && administrators === undefined,
  ).map(({ title, link, id, isGuest = false }) => ({
    externalId: id,
    isGuest,
    title,
    username: link ? `@${link}` : id,
    password: null,
  })),
}
