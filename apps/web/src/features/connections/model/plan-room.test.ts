import type { Subscription } from '@kadr/contract/subscription'
import { expect, it } from 'vitest'
import { planRoom } from './plan-room.ts'

const roomOf = (limit: number, used: number) => {
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
  return planRoom(subscription)
}

it('counts the accounts that still fit', () => {
  expect(roomOf(10, 8)).toMatchObject({ hasRoom: true })
  expect(roomOf(10, 8).text.replaceAll('\u00A0', ' ')).toBe('Можно подключить ещё 2 аккаунта.')
})

it('has no room at the limit and beyond it', () => {
  expect(roomOf(1, 1)).toMatchObject({ hasRoom: false })
  expect(roomOf(1, 3).text).toMatch('Лимит исчерпан')
})

it('always has room without a limit, and never with a limit of zero', () => {
  expect(roomOf(-1, 500)).toMatchObject({ hasRoom: true, isUnlimited: true })
  expect(roomOf(0, 0)).toMatchObject({ hasRoom: false })
})
