import type { Messenger } from './port.ts'
import { telegram } from './telegram/index.ts'

/** Where all chats of the bot are. */
export const messenger: Messenger = telegram
