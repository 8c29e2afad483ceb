import type { StoredPlanName } from '@kadr/contract/money/subscription'
import { getPlan } from '@kadr/domain/money/plans'
import { expect, it } from 'vitest'
import { subscriptionTerms } from './subscription-terms.ts'

const anchorAt = new Date('2026-01-31T08:00:00.000Z')

const terms = (plan: StoredPlanName, { at, until }: { at: string; until?: string }) =>
  subscriptionTerms({
    row: {
      isFreeTrial: plan === 'FREE',
      anchorAt,
      paidUntil: until ? new Date(until) : null,
      period: until
        ? {
            id: '0',
            userId: '1',
            orderId: null,
            source: 'grant',
            plan,
            limits: getPlan(plan).limits,
            unit: 'month',
            unitMs: 1,
            value: 0,
            currency: 'RUB',
            startsAt: anchorAt,
            endsAt: new Date(until),
            anchorAt,
            pointsAnchorAt: anchorAt,
            replacedById: null,
            unusedValue: 0,
            creditGiven: 0,
            endWarnedAt: null,
            createdAt: anchorAt,
          }
        : null,
    },
    now: new Date(at),
  })

it('renews Free by itself, month after month', () => {
  const free = terms('FREE', { at: '2027-05-10T00:00:00.000Z' })
  expect(free).toMatchObject({ plan: 'FREE', status: 'active' })
  expect(free.expiresAt.toISOString()).toBe('2027-05-31T08:00:00.000Z')
  expect(free.period.start.toISOString()).toBe('2027-04-30T08:00:00.000Z')
})

it('gives the limits of a paid plan until its last moment', () => {
  const until = '2026-03-15T00:00:00.000Z'
  const paid = terms('CREATOR', { at: '2026-03-14T23:59:59.999Z', until })
  expect(paid).toMatchObject({ type: 'CREATOR', plan: 'CREATOR', status: 'active' })
  expect(paid.period.start.toISOString()).toBe('2026-02-28T08:00:00.000Z')
})

it.each([
  ['BASIC', 'HOBBY', 50],
  ['PREMIUM', 'CREATOR', 100],
] as const)('gives the legacy plan %s the features of %s', (stored, plan, videoGenerations) => {
  const until = '2026-03-15T00:00:00.000Z'
  expect(terms(stored, { at: '2026-03-01T00:00:00.000Z', until })).toMatchObject({
    type: plan,
    plan,
    limits: { videoGenerations },
  })
})

it('leaves the limits of Free, with months of their own, when a paid plan ran out', () => {
  const until = '2026-03-15T00:00:00.000Z'
  const ended = terms('CREATOR', { at: '2026-04-20T00:00:00.000Z', until })
  expect(ended).toMatchObject({
    type: 'CREATOR',
    plan: 'FREE',
    status: 'expired',
    limits: { videoGenerations: 5, aiGenerations: 5 },
  })
  expect(ended.expiresAt.toISOString()).toBe(until)
  expect(ended.period.start.toISOString()).toBe('2026-04-15T00:00:00.000Z')
})
