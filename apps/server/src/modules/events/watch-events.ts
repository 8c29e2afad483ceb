import type { watchEvents as watchRoute } from '@kadr/contract/events'
import type { RouteEvent } from '@kadr/contract/route'
import type { LiveFeed, Reader } from '../../platform/events/live-feed.ts'

/** Heartbeat: a client that receives nothing for longer reconnects. */
const TICK_MS = 10_000
/** Forces a reconnect, which checks the permission again. */
const LIFETIME_MS = 5 * 60_000

export async function* watchEvents({
  feed,
  reader,
  lastEventId,
  sinceMs,
  signal,
}: {
  feed: LiveFeed
  reader: Reader
  lastEventId: string | undefined
  sinceMs: number
  signal: AbortSignal
}): AsyncGenerator<RouteEvent<typeof watchRoute>> {
  let after =
    lastEventId === undefined ? await feed.findStart({ ...reader, sinceMs }) : Number(lastEventId)
  const endAt = performance.now() + LIFETIME_MS
  let tickAt = 0
  while (!signal.aborted && performance.now() < endAt) {
    const { rows, position, isGap } = await feed.next({ ...reader, after })
    after = position
    if (rows.length === 0 && !isGap && performance.now() < tickAt) continue
    tickAt = performance.now() + TICK_MS
    const events = rows.map(({ kind, subjectId, postId }) => ({ kind, subjectId, postId }))
    yield { position, isGap, events }
  }
}
