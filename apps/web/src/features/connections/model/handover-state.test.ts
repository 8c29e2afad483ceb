import { beforeEach, expect, it } from 'vitest'
import { forgetHandover, isHandedOver, rememberHandover } from './handover-state.ts'

beforeEach(() => localStorage.clear())

it('knows the sign-in this browser was let to finish, and no other', () => {
  rememberHandover('https://network.test/authorize?client_id=1&state=abc')
  expect(isHandedOver('abc')).toBe(true)
  expect(isHandedOver('abd')).toBe(false)
  forgetHandover()
  expect(isHandedOver('abc')).toBe(false)
})

it('takes no empty state for one', () => {
  rememberHandover('https://network.test/authorize')
  expect(isHandedOver('')).toBe(false)
})
