import { expect, it } from 'vitest'
import { toApiError, toNetworkError, withMessage } from './api-error.ts'
import { failureText } from './failure-text.ts'

it.each([
  [500, /^Сервер не справился/],
  [502, /перегружен или обновляется/],
  [200, /ответил не то/],
])('does not blame the network of the user for an answer of status %d', (status, text) => {
  const error = toApiError({ status, body: '<html>' })
  expect(failureText(error)).toMatch(text)
  expect(failureText(withMessage(error, 'Connection failed'))).toMatch(text)
})

it('tells a lost connection as such', () => {
  expect(failureText(toNetworkError('offline'))).toMatch(/^Нет связи/)
  expect(failureText(toNetworkError('busy', 503))).toMatch(/перегружен/)
})

it('gives the words of the server, in Russian', () => {
  const told = (code: string, message: string) =>
    failureText(toApiError({ status: 401, body: { success: false, error: { code, message } } }))
  expect(told('LAST_SIGN_IN', 'Это единственный способ входа')).toBe(
    'Это единственный способ входа',
  )
  expect(told('REFRESH_FAILED', 'Failed to refresh token')).toBe(
    'Сессия закончилась. Войдите снова.',
  )
})
