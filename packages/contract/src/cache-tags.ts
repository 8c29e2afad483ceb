/**
 * What a client may hold an answer about. A read names the tags its answer belongs to (`tags`), a write names the
 * tags whose answers it makes stale (`affects`). The plural is lists and figures, the singular is one entity.
 */
export const CACHE_TAGS = [
  'accountOptions',
  'activity',
  'aiRequests',
  'aiStatus',
  'authors',
  'billing',
  'brandVoice',
  'calendar',
  'changesSinceApproval',
  'connections',
  'demo',
  'generation',
  'generations',
  'hashtagSets',
  'invites',
  /** Folders, tags and storage use of the resource library. */
  'library',
  'me',
  'notifications',
  'order',
  'payments',
  'points',
  'post',
  'postComments',
  'postCounts',
  'posts',
  'product',
  'products',
  'publisherSettings',
  'reel',
  'reels',
  'resource',
  'resources',
  'reviewLinks',
  'sessions',
  'signIns',
  'slots',
  'subscription',
  'targetHistory',
  'team',
  'workspaces',
] as const

export type CacheTag = (typeof CACHE_TAGS)[number]
