import type { Subscription } from '@kadr/contract/money/subscription'
import { expect, it } from 'vitest'
import { accountQuota } from './account-quota.ts'

const quotaOf = (limit: number, used: number) => {
  const subscription: Subscription = {
    type: 'CREATOR',
    status: 'active',
    expiresAt: null,
    isFreeTrialUser: false,
    daysUntilExpiry: 0,
    isExpiringSoon: false,
    connectedAccountsCount: used,
    accountTrackingUsed: 0,
    limits: {
      videoGenerations: 0,
      aiGenerations: 0,
      accountTracking: 0,
      connectedAccounts: limit,
    },
  }
  return accountQuota(subscription)
}

it('counts the accounts that still fit', () => {
  expect(quotaOf(10, 8)).toMatchObject({ hasFree: true })
  expect(quotaOf(10, 8).text.replaceAll('\u00A0', ' ')).toBe('Можно подключить ещё 2 аккаунта.')
})

it('has no room at the limit and beyond it', () => {
  expect(quotaOf(1, 1)).toMatchObject({ hasFree: false })
  expect(quotaOf(1, 3).text).toMatch('Лимит исчерпан')
})

it('always has room without a limit, and never with a limit of zero', () => {
  expect(quotaOf(-1, 500)).toMatchObject({ hasFree: true, isUnlimited: true })
  expect(quotaOf(0, 0)).toMatchObject({ hasFree: false })
})
