import type { Target } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'

export const aTarget = (over: Partial<Target> = {}): Target => ({
  id: '0197a0c0-0000-7000-8000-0000000000a1',
  connectionId: '0197a0c0-0000-7000-8000-0000000000c1',
  network: 'telegram',
  accountTitle: 'Ветрова. Жизнь',
  state: 'draft',
  override: { text: null, mediaIds: null },
  settings: {},
  failure: null,
  waiting: null,
  isDraftAtNetwork: false,
  notice: null,
  url: null,
  publishedAt: null,
  startedAt: null,
  nextAt: null,
  ...over,
})

export const aPost = (over: Partial<Post> = {}): Post => ({
  id: '0197a0c0-0000-7000-8000-000000000001',
  version: 1,
  text: 'Открываем набор на весенний курс',
  media: [],
  utm: null,
  erid: '',
  advertiser: null,
  time: null,
  repeat: null,
  repeatOf: null,
  state: 'draft',
  targets: [aTarget()],
  author: null,
  rubricId: null,
  returned: null,
  createdAt: '2026-05-13T09:00:00Z',
  updatedAt: '2026-05-13T09:00:00Z',
  ...over,
})
