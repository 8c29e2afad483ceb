import { MINUTE_MS } from '@kadr/kit/durations'
import type { NetworkContext } from '../network-adapter.ts'
import type { ReconcileOutcome } from '../publish.ts'
import { callMax } from './api.ts'
import { toPost } from './post.ts'
import { type MaxMessage, messageList } from './wire.ts'

const PAGE = 100
/** Our clock and that of MAX. */
const SKEW_MS = MINUTE_MS

export const readHistory = (input: {
  ctx: NetworkContext
  chatId: string
  count: number
  /** Only messages up to this moment. */
  until?: number | undefined
}) =>
  callMax({
    ctx: input.ctx,
    method: 'GET',
    path: '/messages',
    query: { chat_id: input.chatId, count: input.count, from: input.until },
    schema: messageList,
  })

/** Whether the history has the message; newest come first, so the page has all since then or is full. */
export async function findInHistory(input: {
  ctx: NetworkContext
  chatId: string
  startedAt: Date
  isSame(message: MaxMessage): boolean
}): Promise<ReconcileOutcome> {
  const { ctx, chatId } = input
  const read = await readHistory({ ctx, chatId, count: PAGE })
  if (read.kind === 'failed') {
    return read.failure.kind === 'retryable'
      ? { kind: 'unreachable', failure: read.failure }
      : { kind: 'undecidable' }
  }
  const since = input.startedAt.getTime() - SKEW_MS
  const recent = read.data.messages.filter(({ timestamp }) => timestamp >= since)
  // The first one after the start: a later one with the same words is another post.
  const found = recent.toReversed().find(input.isSame)
  if (found) return { kind: 'published', post: toPost({ chatId, message: found }) }
  return recent.length < PAGE ? { kind: 'absent' } : { kind: 'undecidable' }
}
