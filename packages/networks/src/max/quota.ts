import { SECOND_MS } from '@kadr/kit/durations'
import type { Quota } from '../network-adapter.ts'

/** Calls of the bot over all channels, of the 30 a second of the bot; half of them are kept for messages to people. */
export const quota: Quota = { scope: 'app', windowMs: SECOND_MS, limit: 30, collectingShare: 0.3 }
