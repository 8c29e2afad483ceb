import type { HttpOutcome } from '@kadr/kit/http-client'
import { expect, it } from 'vitest'
import type { Tokens } from '../network-adapter.ts'
import { readTokens, toRefreshOutcome } from './oauth-tokens.ts'

const now = new Date('2026-11-15T09:00:00Z')
const previous: Tokens = {
  accessToken: 'old-access',
  refreshToken: 'old-refresh',
  accessExpiresAt: now,
  refreshExpiresAt: new Date('2027-01-01T00:00:00Z'),
  scopes: ['a', 'b'],
}
const replied = (body: unknown, status = 200): HttpOutcome => ({
  kind: 'replied',
  reply: { status, headers: new Headers(), body },
})
const read = (body: unknown, status?: number) =>
  readTokens({ outcome: replied(body, status), title: 'Сеть', now, previous })

it.each([{}, { refresh_token: '' }, { refresh_token: null }])(
  'keeps the old refresh token and its expiry when the reply has %o',
  (extra) => {
    expect(read({ access_token: 'new', expires_in: 60, ...extra })).toEqual({
      kind: 'tokens',
      tokens: {
        accessToken: 'new',
        accessExpiresAt: new Date('2026-11-15T09:01:00Z'),
        refreshToken: 'old-refresh',
        refreshExpiresAt: previous.refreshExpiresAt,
        scopes: ['a', 'b'],
      },
    })
  },
)

it('takes a new refresh token with its own expiry', () => {
  const body = {
    access_token: 'n',
    refresh_token: 'r2',
    refresh_token_expires_in: 10,
    scope: 'a,c',
  }
  expect(read(body)).toMatchObject({
    tokens: {
      refreshToken: 'r2',
      refreshExpiresAt: new Date('2026-11-15T09:00:10Z'),
      scopes: ['a', 'c'],
    },
  })
})

it('does not give a new refresh token the expiry of the old one', () => {
  expect(read({ access_token: 'n', refresh_token: 'r2' })).toMatchObject({
    tokens: { refreshToken: 'r2', refreshExpiresAt: null },
  })
})

it('sees a refusal inside a 200', () => {
  expect(toRefreshOutcome(read({ error: 'invalid_grant', error_description: 'x' }))).toMatchObject({
    kind: 'rejected',
    failure: { kind: 'reauth', code: 'invalid_grant' },
  })
})

it.each([
  ['a refusal of the application', { error: 'invalid_client' }, 401],
  ['a page instead of tokens', '<html>', 200],
  ['an access token that is empty', { access_token: '' }, 200],
  ['a server error', '', 502],
])('keeps the connection on %s', (_name, body, status) => {
  expect(toRefreshOutcome(read(body, status))).toMatchObject({ kind: 'unreachable' })
})
