import { SECOND_MS } from '@kadr/kit/durations'
import type { Quota } from '../network-adapter.ts'

/** Calls of the bot over all channels; the messages of the bot to people have the same 30 a second. */
export const quota: Quota = { scope: 'app', windowMs: SECOND_MS, limit: 30, collectingShare: 0.4 }
