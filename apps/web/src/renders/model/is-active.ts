import type { Generation } from '@kadr/contract/generations'

/** Waits or is being made. */
export const isActive = ({ state }: Pick<Generation, 'state'>): boolean =>
  state === 'queued' || state === 'rendering'

const RANK = { queued: 0, rendering: 1, ready: 2, failed: 2, cancelled: 2 } as const

/** Of two words about one generation the later one: states and per cents never go back. */
export const isLater = (one: Generation, other: Generation): boolean =>
  RANK[one.state] === RANK[other.state]
    ? one.progress >= other.progress
    : RANK[one.state] > RANK[other.state]
