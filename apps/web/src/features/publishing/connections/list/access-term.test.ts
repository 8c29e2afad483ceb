import { expect, it } from 'vitest'
import { accessTerm, lastCheck } from './access-term.ts'
import { makeConnection } from './connection.fixture.ts'

const now = new Date('2026-05-13T09:00:00Z')
const at = (connection = makeConnection()) => ({ connection, now, timeZone: 'Europe/Moscow' })
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

it('formats the time of the last check', () => {
  expect(plain(lastCheck(at()))).toBe('сегодня в 9:05')
  expect(lastCheck(at(makeConnection({ health: { checkedAt: null } })))).toBe('ещё не было')
})

it('distinguishes automatic renewal from renewal by the user', () => {
  const expiresAt = '2026-07-01T09:00:00Z'
  const renewed = makeConnection({ health: { expiresAt, isRenewedByUs: true } })
  const manual = makeConnection({ health: { expiresAt, isRenewedByUs: false } })
  expect(accessTerm(at(renewed))).toBe('продлеваем сами')
  expect(plain(accessTerm(at(manual)))).toBe('до 1 июля, потом войдите заново')
})

it('knows access without an end and access that has ended', () => {
  const forever = makeConnection({ health: { expiresAt: null, isRenewedByUs: false } })
  const ended = makeConnection({
    health: { expiresAt: '2026-05-12T09:00:00Z', isRenewedByUs: false },
  })
  expect(accessTerm(at(forever))).toBe('без срока')
  expect(plain(accessTerm(at(ended)))).toBe('закончился 12 мая')
})

it('promises nothing about an access that is lost', () => {
  expect(accessTerm(at(makeConnection({ status: 'needs_reauth' })))).toBeUndefined()
})
