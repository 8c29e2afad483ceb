import { expect, it } from 'vitest'
import { readCode, readToken } from './read-return.ts'

it('takes the code and the state from the query', () => {
  expect(readCode({ search: '?code=abc%23_&state=xyz&scopes=a' })).toEqual({
    kind: 'code',
    code: 'abc#_',
    state: 'xyz',
  })
})

it('takes the device that tokens will belong to', () => {
  expect(readCode({ search: '?code=abc&state=xyz&device_id=d&type=code_v2' })).toEqual({
    kind: 'code',
    code: 'abc',
    state: 'xyz',
    deviceId: 'd',
  })
})

it('takes the tokens from the fragment', () => {
  const hash = '#access_token=short&long_lived_token=long&state=xyz&expires_in=1'
  expect(readToken({ search: '', hash })).toEqual({
    kind: 'token',
    accessToken: 'short',
    longLivedToken: 'long',
    state: 'xyz',
  })
  expect(readToken({ search: '', hash: '#access_token=short&state=xyz' })).toEqual({
    kind: 'token',
    accessToken: 'short',
    state: 'xyz',
  })
})

it.each([
  '?error=access_denied&state=xyz',
  '?error=user_cancelled_login&state=xyz',
  '?error=whatever&error_reason=user_denied&state=xyz',
])('knows a refusal: %s', (search) => {
  expect(readCode({ search }).kind).toBe('refused')
  expect(readToken({ search, hash: '' }).kind).toBe('refused')
})

it.each(['', '?code=abc', '?state=xyz', '?error=server_error&code=abc&state=xyz'])(
  'does not trust an incomplete return: %s',
  (search) => {
    expect(readCode({ search }).kind).toBe('broken')
    expect(readToken({ search, hash: '#access_token=abc' }).kind).toBe('broken')
  },
)
