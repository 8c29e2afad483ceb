import { expect, it } from 'vitest'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { describeSignInFailure, isWorthRetrying, readOauthReturn } from './sign-in-flow.ts'

it('takes the code, the state and the issuer as they came', () => {
  expect(readOauthReturn('?code=abc&state=xyz&iss=https%3A%2F%2Faccounts.google.com')).toEqual({
    kind: 'code',
    code: 'abc',
    state: 'xyz',
    iss: 'https://accounts.google.com',
  })
})

it('takes the device of a code that is bound to one, and nothing else of the address', () => {
  const search = '?code=vk2.a.b&expires_in=600&device_id=dev&state=xyz&ext_id=e&type=code_v2'
  expect(readOauthReturn(search)).toEqual({
    kind: 'code',
    code: 'vk2.a.b',
    state: 'xyz',
    deviceId: 'dev',
  })
})

it('leaves the issuer out when there is none', () => {
  expect(readOauthReturn('?code=abc&state=xyz')).toEqual({
    kind: 'code',
    code: 'abc',
    state: 'xyz',
  })
})

it('distinguishes a denied consent from a failure', () => {
  expect(readOauthReturn('?error=access_denied&state=xyz').kind).toBe('refused')
  expect(readOauthReturn('?error=server_error&state=xyz').kind).toBe('broken')
})

it.each(['', '?code=abc', '?state=xyz', '?code=&state=xyz'])(
  'is broken without both parts: %s',
  (search) => {
    expect(readOauthReturn(search).kind).toBe('broken')
  },
)

const failure = (code: string, status: number) =>
  new ApiError({ code, message: 'Текст сервера', status })

it('overrides the message of known codes and shows the server’s for the rest', () => {
  expect(describeSignInFailure(failure('LINK_EXPIRED', 410))).toMatch('Получите новую')
  expect(describeSignInFailure(failure('VALIDATION_FAILED', 400))).toBe('Текст сервера')
})

it('blames the network when there was no answer', () => {
  expect(describeSignInFailure(failure('NETWORK', 0))).toMatch('Нет связи')
  expect(describeSignInFailure(new TypeError('failed'))).toMatch('Нет связи')
})

it('offers the same try again only when it can succeed', () => {
  expect(isWorthRetrying(failure('NETWORK', 0))).toBe(true)
  expect(isWorthRetrying(failure('UNAVAILABLE', 503))).toBe(true)
  expect(isWorthRetrying(failure('SIGN_IN_FAILED', 401))).toBe(false)
})
