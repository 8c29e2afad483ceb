import { expect, it } from 'vitest'
import { readGoogleReturn } from './google-return.ts'

it('takes the code, the state and the issuer as they came', () => {
  expect(readGoogleReturn('?code=abc&state=xyz&iss=https%3A%2F%2Faccounts.google.com')).toEqual({
    kind: 'code',
    code: 'abc',
    state: 'xyz',
    iss: 'https://accounts.google.com',
  })
})

it('leaves the issuer out when there is none', () => {
  expect(readGoogleReturn('?code=abc&state=xyz')).toEqual({
    kind: 'code',
    code: 'abc',
    state: 'xyz',
  })
})

it('distinguishes a denied consent from a failure', () => {
  expect(readGoogleReturn('?error=access_denied&state=xyz').kind).toBe('refused')
  expect(readGoogleReturn('?error=server_error&state=xyz').kind).toBe('broken')
})

it.each(['', '?code=abc', '?state=xyz', '?code=&state=xyz'])(
  'is broken without both parts: %s',
  (search) => {
    expect(readGoogleReturn(search).kind).toBe('broken')
  },
)
