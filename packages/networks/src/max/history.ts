import { MINUTE_MS } from '@kadr/kit/durations'
import type { NetworkContext } from '../network-adapter.ts'
import type { ReconcileOutcome } from '../publish.ts'
import { callMax } from './api.ts'
import { toPost } from './post.ts'
import { type MaxMessage, messageList } from './wire.ts'

const PAGE = 100
const MOST_PAGES = 10
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

/** Messages since a moment, newest first; `isWhole` is false where there are more than a person would look through. */
async function readSince(input: { ctx: NetworkContext; chatId: string; since: number }) {
  const { since, ...of } = input
  const recent: MaxMessage[] = []
  let until: number | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await readHistory({ ...of, count: PAGE, until })
    if (read.kind === 'failed') return read
    const fresh = read.data.messages.filter(({ timestamp }) => timestamp >= since)
    recent.push(...fresh)
    if (fresh.length < PAGE) return { kind: 'ok' as const, recent, isWhole: true }
    until = fresh.at(-1)?.timestamp
  }
  return { kind: 'ok' as const, recent, isWhole: false }
}

/** Whether the history has the message. */
export async function findInHistory(input: {
  ctx: NetworkContext
  chatId: string
  startedAt: Date
  isSame(message: MaxMessage): boolean
}): Promise<ReconcileOutcome> {
  const { ctx, chatId } = input
  const since = input.startedAt.getTime() - SKEW_MS
  const read = await readSince({ ctx, chatId, since })
  if (read.kind === 'failed') {
    return read.failure.kind === 'retryable'
      ? { kind: 'unreachable', failure: read.failure }
      : { kind: 'undecidable' }
  }
  // The first one after the start: a later one with the same words is another post.
  const found = read.recent.toReversed().find(input.isSame)
  if (found) return { kind: 'published', post: toPost({ chatId, message: found }) }
  return read.isWhole ? { kind: 'absent' } : { kind: 'undecidable' }
}
