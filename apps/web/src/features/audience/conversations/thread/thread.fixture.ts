import type { ConversationAnswer, ConversationItem } from '@kadr/contract/audience/conversation'

const ID = '0197a0c0-0000-7000-8000-000000000001'

export const makeItem = (changes: Partial<ConversationItem> = {}): ConversationItem => ({
  id: ID,
  parentId: null,
  isOurs: false,
  author: { name: 'Тёплый дом', handle: 'teplo.doma' },
  text: 'А с ребёнком можно?',
  media: [],
  happenedAt: '2026-11-18T10:41:00.000Z',
  editedAt: null,
  isDeleted: false,
  isHidden: false,
  isLiked: false,
  held: 'none',
  url: null,
  act: null,
  actFailure: null,
  ...changes,
})

export const makeAnswer = (changes: Partial<ConversationAnswer> = {}): ConversationAnswer => ({
  id: ID,
  state: 'queued',
  text: 'Можно',
  isPrivate: false,
  pictureUrl: null,
  author: null,
  ruleName: null,
  itemId: null,
  sendsAt: '2026-11-18T10:45:10.000Z',
  sentAt: null,
  message: null,
  ...changes,
})
