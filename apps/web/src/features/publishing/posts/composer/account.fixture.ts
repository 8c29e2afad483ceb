import type { Connection } from '@kadr/contract/publishing/connections'

export const anAccount = (over: Partial<Connection> = {}): Connection => ({
  id: '0197a0c0-0000-7000-8000-0000000000c1',
  network: 'bluesky',
  method: 'default',
  title: 'Анна Ветрова',
  handle: null,
  avatarUrl: null,
  profileUrl: null,
  signature: '',
  feedUrl: null,
  status: 'active',
  connectedAt: '2026-05-01T09:00:00Z',
  abilities: [],
  health: {
    checkedAt: null,
    expiresAt: null,
    isRenewedByUs: true,
    missingScopes: [],
    notice: null,
  },
  ...over,
})
