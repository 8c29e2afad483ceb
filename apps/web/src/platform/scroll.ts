const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A new page scrolls smoothly to its top; going back, or reduced motion, jumps at once. */
export const scrollBehaviorFor = (action: string): ScrollBehavior =>
  (action === 'PUSH' || action === 'REPLACE') && !prefersStillness() ? 'smooth' : 'instant'
