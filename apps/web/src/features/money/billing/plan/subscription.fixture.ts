import type { Points, Subscription } from '@kadr/contract/money/subscription'

export const freeSubscription: Subscription = {
  type: 'FREE',
  status: 'active',
  expiresAt: '2026-06-13T09:00:00Z',
  isFreeTrialUser: true,
  daysUntilExpiry: 31,
  isExpiringSoon: false,
  connectedAccountsCount: 1,
  accountTrackingUsed: 0,
  limits: { videoGenerations: 5, aiGenerations: 5, accountTracking: 0, connectedAccounts: 1 },
}

export const freePoints: Points = { videoGenerations: 3, aiGenerations: 5, planName: 'FREE' }
