import { SECOND_MS } from '@kadr/kit/durations'
import type { Limits } from '../port.ts'

/** Telegram's limit is about 30 messages a second, and the publisher uses the same bot. */
export const limits: Limits = { perSecond: 25, chatPauseMs: SECOND_MS, perGroupMinute: 20 }

/** Videos and pictures by address. */
export const MAX_FETCHED_BYTES = 20 * 1000 * 1000

/** Ids of groups and channels are negative, those of people positive. */
export const isGroup = (chatId: number): boolean => chatId < 0
