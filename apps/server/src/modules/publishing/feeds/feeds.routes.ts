import * as calendar from '@kadr/contract/publishing/calendar-feed'
import { getPublicationFeed } from '@kadr/contract/publishing/feeds'
import * as published from '@kadr/contract/publishing/published-feed'
import type { Mount } from '../../../platform/http/mount.ts'
import { readFeed } from './read-feed.ts'
import { readPublished } from './read-published.ts'
import { getSecretFeed, removeSecretFeed, renewSecretFeed } from './secret-feeds.service.ts'

const RSS = 'application/rss+xml'
/** Who imports a feed reads it a few times an hour. */
const CACHE_CONTROL = 'public, max-age=300'

export const mountFeeds = (mount: Mount) => {
  mount({
    route: getPublicationFeed,
    handle: async ({ ctx, params }) => ({
      type: RSS,
      content: Buffer.from(await readFeed({ ctx, ...params })),
      cacheControl: CACHE_CONTROL,
    }),
  })
  mount({
    route: published.readPublishedFeed,
    handle: async ({ ctx, params: { token } }) => ({
      type: RSS,
      content: Buffer.from(await readPublished({ ctx, token })),
    }),
  })
  mountAddresses(mount)
}

const mountAddresses = (mount: Mount) => {
  mount({
    route: calendar.getCalendarFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      getSecretFeed({ ctx, kind: 'calendar', userId, workspaceId }),
  })
  mount({
    route: calendar.renewCalendarFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      renewSecretFeed({ ctx, kind: 'calendar', userId, workspaceId }),
  })
  mount({
    route: calendar.removeCalendarFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      removeSecretFeed({ ctx, kind: 'calendar', userId, workspaceId }),
  })
  mount({
    route: published.getPublishedFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      getSecretFeed({ ctx, kind: 'published', userId, workspaceId }),
  })
  mount({
    route: published.renewPublishedFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      renewSecretFeed({ ctx, kind: 'published', userId, workspaceId }),
  })
  mount({
    route: published.removePublishedFeed,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      removeSecretFeed({ ctx, kind: 'published', userId, workspaceId }),
  })
}
