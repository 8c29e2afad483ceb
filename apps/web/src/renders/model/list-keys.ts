/** Lists live in the families of their API paths, so that a write makes them stale. */
export const GENERATION_LISTS = ['generations', 'list'] as const
export const ACTIVE_GENERATIONS = ['generations', 'active'] as const
export const REEL_LISTS = ['reels', 'list'] as const
