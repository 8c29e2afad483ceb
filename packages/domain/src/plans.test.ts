import { planName } from '@kadr/contract/subscription'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getPlan,
  isAgency,
  isPremium,
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

it('counts Ultimate as premium and Agency as agency, and only them', () => {
  expect(PLAN_NAMES.filter(isPremium)).toEqual(['ULTIMATE'])
  expect(PLAN_NAMES.filter(isAgency)).toEqual(['AGENCY'])
  expect(PLAN_NAMES.filter(isSelfRenewing)).toEqual(['FREE'])
})
