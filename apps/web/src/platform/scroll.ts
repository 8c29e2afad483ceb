const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A new page glides to its top; going back returns to the saved place at once, as do people who want no motion. */
export const scrollBehaviorFor = (action: string): ScrollBehavior =>
  (action === 'PUSH' || action === 'REPLACE') && !prefersStillness() ? 'smooth' : 'instant'
