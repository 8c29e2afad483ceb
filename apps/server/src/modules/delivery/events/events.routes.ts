import * as contract from '@kadr/contract/events'
import type { AppContext } from '../../../context.ts'
import { createLiveFeed } from '../../../platform/events/live-feed.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { type FindHiddenIds, watchEvents } from './watch-events.ts'

export const mountEvents = ({
  mount,
  ctx: app,
  findHiddenIds,
}: {
  mount: Mount
  ctx: AppContext
  findHiddenIds: FindHiddenIds
}) => {
  const feed = createLiveFeed(app)
  mount({
    route: contract.watchEvents,
    handle: ({ ctx, actor, headers, query, request }) =>
      watchEvents({
        ctx,
        feed,
        findHiddenIds,
        member: actor,
        lastEventId: headers['last-event-id'],
        sinceMs: query.sinceMs,
        signal: request.signal,
      }),
  })
}
