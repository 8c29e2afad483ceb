// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { forgetHandover, isHandoverState, rememberHandover } from './oauth-return.ts'

beforeEach(() => localStorage.clear())

it('knows the sign-in this browser was let to finish, and no other', () => {
  rememberHandover('https://network.test/authorize?client_id=1&state=abc')
  expect(isHandoverState('abc')).toBe(true)
  expect(isHandoverState('abd')).toBe(false)
  forgetHandover()
  expect(isHandoverState('abc')).toBe(false)
})

it('takes no empty state for one', () => {
  rememberHandover('https://network.test/authorize')
  expect(isHandoverState('')).toBe(false)
})
