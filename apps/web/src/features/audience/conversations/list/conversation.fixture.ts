import type { Conversation } from '@kadr/contract/audience/conversation'

const ID = '0197a0c0-0000-7000-8000-000000000001'

/** A comment under a post of ours that nobody has read. */
export const makeConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: ID,
  version: 1,
  kind: 'comments',
  state: 'new',
  account: {
    id: ID,
    network: 'instagram',
    title: 'Студия Анны',
    handle: 'studia_anny',
    avatarUrl: null,
  },
  person: { name: 'Тёплый дом', handle: 'teplo.doma' },
  post: null,
  last: {
    text: 'А с ребёнком можно?',
    happenedAt: '2026-11-18T10:41:00.000Z',
    isOurs: false,
    media: null,
  },
  count: 1,
  isQuestion: false,
  tone: 'none',
  held: 'none',
  assignee: null,
  snoozedUntil: null,
  labels: [],
  windowEndsAt: null,
  unansweredSince: '2026-11-18T10:41:00.000Z',
  ...changes,
})
