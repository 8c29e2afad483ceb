import type { Generation } from '@kadr/contract/studio/generations'

export const aGeneration = (part: Partial<Generation> = {}): Generation => ({
  id: '0197a0c0-0000-7000-8000-00000000000a',
  reelId: '0197a0c0-0000-7000-8000-00000000000b',
  kind: 'slideshow',
  title: 'Пять кофеен',
  output: 'video',
  state: 'rendering',
  progress: 40,
  ahead: null,
  secondsLeft: 20,
  seconds: 12,
  cost: 1,
  isReused: false,
  results: [],
  posterUrl: null,
  failure: null,
  author: null,
  createdAt: '2026-11-15T09:00:00.000Z',
  startedAt: '2026-11-15T09:00:01.000Z',
  finishedAt: null,
  ...part,
})
