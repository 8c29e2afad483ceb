import type { Generation } from '@kadr/contract/studio/generations'

export const isActive = ({ state }: Pick<Generation, 'state'>): boolean =>
  state === 'queued' || state === 'rendering'

const RANK = { queued: 0, rendering: 1, ready: 2, failed: 2, cancelled: 2 } as const

/** States and percentages only grow, so the larger one is the later one. */
export const isLater = (one: Generation, other: Generation): boolean =>
  RANK[one.state] === RANK[other.state]
    ? one.progress >= other.progress
    : RANK[one.state] > RANK[other.state]

/** The video for a small preview: the light copy where there is one. */
export const clipOf = (generation: Generation | null): string | undefined => {
  const [first] = generation?.results ?? []
  if (first?.kind !== 'video') return undefined
  return first.urls.preview ?? first.urls.original
}
