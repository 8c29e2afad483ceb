import type { Connection, Connections } from '@kadr/contract/publishing/connections'

type Changes = Partial<Omit<Connection, 'health'>> & { health?: Partial<Connection['health']> }

export const makeConnection = ({ health, ...over }: Changes = {}): Connection => ({
  id: '0197a0c0-0000-7000-8000-000000000001',
  network: 'youtube',
  method: 'default',
  title: 'Анна Ветрова',
  handle: '@vetrova',
  avatarUrl: null,
  profileUrl: 'https://youtube.test/@vetrova',
  signature: '',
  feedUrl: null,
  status: 'active',
  connectedAt: '2026-05-01T09:00:00Z',
  abilities: ['Публиковать ролики'],
  ...over,
  health: {
    checkedAt: '2026-05-13T06:05:00Z',
    expiresAt: null,
    isRenewedByUs: true,
    missingScopes: [],
    notice: null,
    ...health,
  },
})

export const makeConnections = (over: Partial<Connections> = {}): Connections => ({
  isTelegramNotificationsEnabled: true,
  isBotBlocked: false,
  youtubeAccounts: [],
  tiktokAccounts: [],
  linkedinAccounts: [],
  threadsAccounts: [],
  blueskyAccounts: [],
  pinterestAccounts: [],
  instagramAccounts: [],
  telegramChannels: [],
  vkCommunities: [],
  maxChannels: [],
  handAccounts: [],
  ...over,
})
