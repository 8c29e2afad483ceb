import { expect, it } from 'vitest'
import { ApiError } from '../../../platform/api-error.ts'
import { describeSignInFailure, isWorthRetrying } from './sign-in-failure.ts'

const failure = (code: string, status: number) =>
  new ApiError({ code, message: 'Текст сервера', status })

it('overrides the message of known codes and shows the server’s for the rest', () => {
  expect(describeSignInFailure(failure('SIGN_IN_TAKEN', 409))).toMatch('другому профилю')
  expect(describeSignInFailure(failure('VALIDATION_FAILED', 400))).toBe('Текст сервера')
})

it('blames the network when there was no answer', () => {
  expect(describeSignInFailure(failure('NETWORK', 0))).toMatch('Нет связи')
  expect(describeSignInFailure(new TypeError('failed'))).toMatch('Нет связи')
})

it('offers the same try again only when it can succeed', () => {
  expect(isWorthRetrying(failure('NETWORK', 0))).toBe(true)
  expect(isWorthRetrying(failure('UNAVAILABLE', 503))).toBe(true)
  expect(isWorthRetrying(failure('GOOGLE_SIGN_IN_FAILED', 401))).toBe(false)
})
