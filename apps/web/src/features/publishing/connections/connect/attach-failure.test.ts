import { expect, it } from 'vitest'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { describeAttachFailure } from './attach-failure.ts'

const describe = (code: string, status: number) =>
  describeAttachFailure({
    error: new ApiError({ code, message: 'Текст сервера', status }),
    network: 'TikTok',
  })

it.each([
  ['STATE_STALE', 410, 'again'],
  ['CONNECTION_REFUSED', 422, 'again'],
  ['CONNECTION_TAKEN', 409, 'leave'],
  ['PLAN_LIMIT_REACHED', 402, 'plans'],
  ['NETWORK_UNAVAILABLE', 503, 'again'],
  ['UNAVAILABLE', 503, 'retry'],
  ['FORBIDDEN', 403, 'leave'],
  ['INTERNAL', 500, 'retry'],
])('answers %s with its own way out and the words of the server', (code, status, remedy) => {
  expect(describe(code, status)).toMatchObject({ remedy, text: 'Текст сервера' })
})

it('names the network that does not answer', () => {
  expect(describe('NETWORK_UNAVAILABLE', 503).title).toBe('TikTok не отвечает')
})

it('offers the sign-in when the session is lost', () => {
  expect(describe('UNAUTHORIZED', 401)).toMatchObject({ remedy: 'sign-in' })
  expect(describe('REFRESH_FAILED', 401).text).not.toBe('Текст сервера')
})

it('blames the connection when there was no answer', () => {
  const failure = describeAttachFailure({ error: new TypeError('x'), network: 'TikTok' })
  expect(failure).toMatchObject({ remedy: 'retry', text: expect.stringMatching('Нет связи') })
})
