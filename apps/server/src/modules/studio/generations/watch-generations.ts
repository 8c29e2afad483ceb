import type { RouteEvent } from '@kadr/contract/base/route'
import type { watchGenerations as watchRoute } from '@kadr/contract/studio/generations'
import type { AppContext } from '../../../context.ts'
import type { Feed } from './feed.ts'
import { presentGenerations } from './present-generations.ts'

const TICK_MS = 10_000

/** All active generations, then every change until the reader disconnects, whichever process renders. */
export async function* watchGenerations({
  ctx,
  feed,
  workspaceId,
  signal,
}: {
  ctx: AppContext
  feed: Feed
  workspaceId: string
  signal: AbortSignal
}): AsyncGenerator<RouteEvent<typeof watchRoute>> {
  const sentSigns = new Map<string, string>()
  let tickAt = performance.now() + TICK_MS
  while (!signal.aborted) {
    const seen = await feed.next(workspaceId)
    const changed = seen.filter(({ row, sign }) => sentSigns.get(row.id) !== sign)
    for (const { row, sign } of changed) sentSigns.set(row.id, sign)
    const rows = changed.map(({ row }) => row)
    for (const generation of await presentGenerations({ ctx, rows })) {
      yield { type: 'changed', generation }
    }
    if (performance.now() < tickAt) continue
    tickAt = performance.now() + TICK_MS
    yield { type: 'tick' }
  }
}
