import { BLUESKY_ACCOUNTS } from './bluesky/accounts.ts'
import { TELEGRAM_CHATS } from './telegram/chats.ts'

type TypedAccount = { title: string; username: string; password: string | null }

/** Accounts that connect by typing, by network; only those that succeed. */
export const TYPED_ACCOUNTS: Readonly<Record<string, readonly TypedAccount[]>> = {
  bluesky: BLUESKY_ACCOUNTS.map(({ name, handle, appPassword }) => ({
    title: name,
    username: handle,
    password: appPassword,
  })),
  telegram: TELEGRAM_CHATS.filter(
    ({ type, bot, administrators }) =>
      type === 'channel' && bot === 'poster' && administrators === undefined,
  ).map(({ title, username, id }) => ({
    title,
    username: username ? `@${username}` : id,
    password: null,
  })),
}
