import { expect, it } from 'vitest'
import { freePoints, freeSubscription } from '../plan/subscription.fixture.ts'
import { usageMeters } from './usage-meters.ts'

it('turns what is left of the points into what is used', () => {
  const meters = usageMeters({ subscription: freeSubscription, points: freePoints })
  expect(meters.map(({ key, used, limit }) => [key, used, limit])).toEqual([
    ['videoGenerations', 2, 5],
    ['aiGenerations', 0, 5],
    ['connectedAccounts', 1, 1],
    ['accountTracking', 0, 0],
  ])
})

it('marks unlimited ones and counts nothing against them', () => {
  const limits = { ...freeSubscription.limits, videoGenerations: -1, connectedAccounts: -1 }
  const [video, , connected] = usageMeters({
    subscription: { ...freeSubscription, limits, connectedAccountsCount: 12 },
    points: { ...freePoints, videoGenerations: -1 },
  })
  expect(video).toMatchObject({ isUnlimited: true, used: 0 })
  expect(connected).toMatchObject({ isUnlimited: true, used: 12 })
})
