import { getPublicationFeed } from '@kadr/contract/publishing/feeds'
import type { Mount } from '../../../platform/http/mount.ts'
import { readFeed } from './read-feed.ts'

/** Who imports a feed reads it a few times an hour. */
const CACHE_CONTROL = 'public, max-age=300'

export const mountFeeds = (mount: Mount) =>
  mount({
    route: getPublicationFeed,
    handle: async ({ ctx, params }) => ({
      type: 'application/rss+xml',
      content: Buffer.from(await readFeed({ ctx, ...params })),
      cacheControl: CACHE_CONTROL,
    }),
  })
