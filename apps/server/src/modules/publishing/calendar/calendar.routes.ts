import * as contract from '@kadr/contract/publishing/calendar'
import * as feed from '@kadr/contract/publishing/calendar-feed'
import type { Mount } from '../../../platform/http/mount.ts'
import { getCalendar } from './calendar.service.ts'
import {
  getCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
} from './calendar-feed.service.ts'

export const mountCalendar = (mount: Mount) => {
  mount({
    route: contract.getCalendar,
    handle: ({ ctx, actor, query }) => getCalendar({ ctx, actor, query }),
  })
  mount({
    route: feed.getCalendarFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      getCalendarFeed({ ctx, userId, workspaceId }),
  })
  mount({
    route: feed.renewCalendarFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      renewCalendarFeed({ ctx, userId, workspaceId }),
  })
  mount({
    route: feed.removeCalendarFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      removeCalendarFeed({ ctx, userId, workspaceId }),
  })
  mount({
    route: feed.readCalendarFeed,
    async handle({ ctx, params }) {
      const text = await readCalendarFeed({ ctx, token: params.token })
      return { type: 'text/calendar', content: new TextEncoder().encode(text) }
    },
  })
}
