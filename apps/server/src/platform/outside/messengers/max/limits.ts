import { SECOND_MS } from '@kadr/kit/durations'
import type { Limits } from '../port.ts'

/** MAX takes 30 calls a second of a bot in all, of reading and publishing too; two messages a second in a chat. */
export const limits: Limits = { perSecond: 15, chatPauseMs: SECOND_MS / 2, perGroupMinute: 120 }

/** MAX fetches pictures by their address; a video is read from there and uploaded. */
export const MAX_FETCHED_BYTES = 50 * 1000 * 1000

/** Ids of groups and channels are negative. A private chat is addressed by its person. */
export const isGroup = (chatId: number): boolean => chatId < 0
