import type { RouteEvent } from '@kadr/contract/base/route'
import type { LiveEvent, watchEvents as watchRoute } from '@kadr/contract/events'
import type { AppContext } from '../../../context.ts'
import type { LiveFeed } from '../../../platform/events/live-feed.ts'
import type { Member } from '../../../platform/http/mount.ts'

/** Heartbeat: a client that receives nothing for longer reconnects. */
const TICK_MS = 10_000
/** Forces a reconnect, which checks the permission again. */
const LIFETIME_MS = 5 * 60_000

type Reader = Pick<Member, 'workspaceId' | 'userId' | 'connectionIds'>

/** Which of the ids a restricted member must not see. */
export type FindHiddenIds = (input: {
  ctx: AppContext
  member: Reader
  ids: readonly string[]
}) => Promise<ReadonlySet<string>>

/**
 * A restricted member learns that something has changed, not what: it may be that a post has left their accounts. The
 * ids they must not see are replaced by that of the workspace.
 */
const withoutHidden = async ({
  ctx,
  findHiddenIds,
  member,
  events,
}: {
  ctx: AppContext
  findHiddenIds: FindHiddenIds
  member: Reader
  events: LiveEvent[]
}): Promise<LiveEvent[]> => {
  const ids = events.flatMap(({ subjectId, postId }) => [subjectId, ...(postId ? [postId] : [])])
  const hidden = await findHiddenIds({ ctx, member, ids })
  return events.map((event) =>
    hidden.has(event.subjectId) || (event.postId !== null && hidden.has(event.postId))
      ? { kind: event.kind, subjectId: member.workspaceId, postId: null }
      : event,
  )
}

export async function* watchEvents({
  ctx,
  feed,
  findHiddenIds,
  member,
  lastEventId,
  sinceMs,
  signal,
}: {
  ctx: AppContext
  feed: LiveFeed
  findHiddenIds: FindHiddenIds
  member: Reader
  lastEventId: string | undefined
  sinceMs: number
  signal: AbortSignal
}): AsyncGenerator<RouteEvent<typeof watchRoute>> {
  const { workspaceId, userId } = member
  let after =
    lastEventId === undefined
      ? await feed.findStart({ workspaceId, userId, sinceMs })
      : Number(lastEventId)
  const endAt = performance.now() + LIFETIME_MS
  let tickAt = 0
  while (!signal.aborted && performance.now() < endAt) {
    const { rows, position, isGap } = await feed.next({ workspaceId, userId, after })
    after = position
    if (rows.length === 0 && !isGap && performance.now() < tickAt) continue
    tickAt = performance.now() + TICK_MS
    const events = rows.map(({ kind, subjectId, postId }) => ({ kind, subjectId, postId }))
    yield { position, isGap, events: await withoutHidden({ ctx, findHiddenIds, member, events }) }
  }
}
