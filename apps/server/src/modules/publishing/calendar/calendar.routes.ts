import * as contract from '@kadr/contract/publishing/calendar'
import * as feed from '@kadr/contract/publishing/calendar-feed'
import type { Mount } from '../../../platform/http/mount.ts'
import { getCalendar } from './calendar.service.ts'
import { readCalendarFeed } from './calendar-feed.service.ts'

export const mountCalendar = (mount: Mount) => {
  mount({
    route: contract.getCalendar,
    handle: ({ ctx, actor, query }) => getCalendar({ ctx, actor, query }),
  })
  mount({
    route: feed.readCalendarFeed,
    async handle({ ctx, params }) {
      const text = await readCalendarFeed({ ctx, token: params.token })
      return { type: 'text/calendar', content: new TextEncoder().encode(text) }
    },
  })
}
