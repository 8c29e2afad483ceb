import type { MessengerName } from '@kadr/contract/identity/users'
import type { Config } from '../../../config/config.ts'
import { max } from './max/index.ts'
import type { Messenger } from './port.ts'
import { telegram } from './telegram/index.ts'

/** Where the chats of the bot are. A new messenger is a folder like these, its name in the contract and an entry here. */
export const messengers: Readonly<Record<MessengerName, Messenger>> = { telegram, max }

/** Those in which this installation has a bot. */
export const listConfigured = (config: Config): Messenger[] =>
  Object.values(messengers).filter(({ botOf }) => botOf(config) !== undefined)
