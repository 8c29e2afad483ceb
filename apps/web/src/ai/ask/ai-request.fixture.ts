import type { AiRequest } from '@kadr/contract/studio/ai'

export const requestOf = (part: Partial<AiRequest> = {}): AiRequest => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  state: 'done',
  task: { kind: 'hashtags', text: 'Кофе', count: 2 },
  output: { kind: 'hashtags', hashtags: ['#кофе', '#утро'] },
  failure: null,
  isOffline: true,
  author: null,
  createdAt: '2026-11-15T09:00:00.000Z',
  finishedAt: null,
  ...part,
})
