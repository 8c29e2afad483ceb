// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { tabTexts } from '../storage/device-storage.ts'
import { writeConsent } from './analytics.ts'
import { forgetReferral, keepReferral, readReferral, startReferral } from './referral.ts'

beforeEach(() => {
  forgetReferral()
  writeConsent('refused')
})

it('lives in the tab until the visitor agrees, then in a cookie that the first link keeps', () => {
  startReferral('abcd2345')
  expect([readReferral(), document.cookie]).toEqual(['abcd2345', ''])
  writeConsent('given')
  keepReferral()
  expect(document.cookie).toBe('kadr_ref=abcd2345')
  tabTexts.remove('kadr.ref')
  startReferral('zzzz2345')
  expect(readReferral()).toBe('abcd2345')
  expect(document.cookie).toBe('kadr_ref=abcd2345')
  forgetReferral()
  expect(readReferral()).toBeUndefined()
})

it('takes nothing that is no code', () => {
  tabTexts.write('kadr.ref', '<script>')
  expect(readReferral()).toBeUndefined()
})
