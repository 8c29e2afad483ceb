import type { Generation } from '@kadr/contract/generations'

/** The video for a small preview: the light copy where there is one. */
export const clipOf = (generation: Generation | null): string | undefined => {
  const [first] = generation?.results ?? []
  if (first?.kind !== 'video') return undefined
  return first.urls.preview ?? first.urls.original
}
