/**
 * What a client may hold an answer about. A read names the tags its answer belongs to (`tags`), a write names the
 * tags whose answers it makes stale (`affects`). The plural is lists and figures, the singular is one entity.
 */
export const CACHE_TAGS = [
  'accountOptions',
  'aiRequests',
  'aiStatus',
  'analytics',
  'authors',
  'billing',
  'botChat',
  'brandVoice',
  'calendar',
  'connections',
  'demo',
  'favouriteHooks',
  'generation',
  'generations',
  'hashtagSets',
  /** Folders, tags and storage use of the resource library. */
  'library',
  'me',
  'notifications',
  'order',
  'payments',
  'points',
  'post',
  'postCounts',
  'posts',
  'product',
  'products',
  'publisherSettings',
  'reel',
  'reels',
  'reports',
  'resource',
  'resources',
  'sessions',
  'signIns',
  'slots',
  'subscription',
  'targetHistory',
  'workItem',
  'workItems',
] as const

export type CacheTag = (typeof CACHE_TAGS)[number]
