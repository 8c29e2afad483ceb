import { planName } from '@kadr/contract/money/subscription'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findLargerPlanText,
  getPlan,
  isSelfRenewing,
  PLAN_NAMES,
  PLANS,
  toPlanName,
} from './plans.ts'

it.each([
  ['FREE', 5, 5, 0, 1, false],
  ['HOBBY', 50, 0, 0, 5, false],
  ['CREATOR', 100, 70, 30, 10, false],
  ['ULTIMATE', -1, 150, 100, -1, true],
  ['AGENCY', -1, -1, -1, -1, true],
] as const)(
  '%s allows %i videos, %i AI requests, %i tracked, %i connected',
  (name, videoGenerations, aiGenerations, accountTracking, connectedAccounts, hasPrioritySupport) => {
    expect(PLANS[name]).toMatchObject({
      name,
      hasPrioritySupport,
      limits: { videoGenerations, aiGenerations, accountTracking, connectedAccounts },
    })
  },
)

it.each([
  ['videoGenerations', 5, 'Больше даёт тариф Hobby'],
  ['videoGenerations', 50, 'Больше даёт тариф Creator'],
  ['videoGenerations', -1, undefined],
  // Hobby has none, and Free, which has some, is no way up.
  ['aiGenerations', 0, 'Есть в тарифах от Creator'],
  ['connectedAccounts', 10, 'Больше даёт тариф Ultimate'],
] as const)('a refusal about %s at %i says: %s', (limit, allowed, text) => {
  expect(findLargerPlanText({ amountOf: ({ limits }) => limits[limit], allowed })).toBe(text)
})

it('says nothing where the largest plan is full', () => {
  expect(findLargerPlanText({ amountOf: ({ teamSize }) => teamSize, allowed: 1 })).toBe(
    'Больше даёт тариф Agency',
  )
  expect(findLargerPlanText({ amountOf: ({ teamSize }) => teamSize, allowed: 10 })).toBeUndefined()
})

it('knows exactly the plans of the contract', () => {
  expect([...PLAN_NAMES]).toEqual(planName.options)
})

describe('a plan name', () => {
  it.each([
    ['Basic', 'HOBBY'],
    ['basic', 'HOBBY'],
    ['PREMIUM', 'CREATOR'],
    ['premium', 'CREATOR'],
    ['ultimate', 'ULTIMATE'],
    [' Agency ', 'AGENCY'],
    ['', 'FREE'],
    [null, 'FREE'],
    [undefined, 'FREE'],
    ['__proto__', 'FREE'],
    ['constructor', 'FREE'],
  ])('%j means %s', (text, name) => {
    expect(toPlanName(text)).toBe(name)
  })

  it('always leads to a plan', () => {
    fc.assert(fc.property(fc.string(), (text) => PLAN_NAMES.includes(getPlan(text).name)))
  })
})

it('renews only Free by itself', () => {
  expect(PLAN_NAMES.filter(isSelfRenewing)).toEqual(['FREE'])
})
