import { signMaxData } from '@kadr/sandbox/sign-max-launch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { linkMax, signInByMax } from '../../../../test/max-chat.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock()
let app: TestShell

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const tokenOf = () => app.ctx.config.max?.botToken ?? ''
const sign = ({ id = 1, at = clock.now(), botToken = tokenOf() } = {}) =>
  signMaxData({ botToken, user: { id, firstName: 'Вася' }, authDate: at })

const withInitData = (initData: string, deviceId?: string) =>
  call(app, {
    method: 'POST',
    path: '/auth/validate',
    headers: { 'x-max-init-data': initData, ...(deviceId && { 'x-device-id': deviceId }) },
  })
const codeOf = async (initData: string) => (await withInitData(initData)).error?.code

it('signs a person in by MAX, the same one each time', async () => {
  const first = await signInByMax(app, { id: 500 })
  const second = await signInByMax(app, { id: 500 })
  expect(second.user.id).toBe(first.user.id)
  const { data } = await call(app, { path: '/users/me/sign-ins', token: first.token })
  expect(data).toMatchObject([{ provider: 'max', label: 'Вася' }])
})

it('refuses forged, old and future data', async () => {
  expect(await codeOf(sign({ botToken: 'another' }))).toBe('MAX_INIT_DATA_INVALID')
  expect(await codeOf(sign().replace('%3A1%2C', '%3A2%2C'))).toBe('MAX_INIT_DATA_INVALID')
  expect(await codeOf(`${sign()}&user=%7B%22id%22%3A7%7D`)).toBe('MAX_INIT_DATA_INVALID')
  const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000)
  expect(await codeOf(sign({ at: hours(-25) }))).toBe('MAX_INIT_DATA_EXPIRED')
  expect(await codeOf(sign({ at: hours(1) }))).toBe('MAX_INIT_DATA_INVALID')
  expect(await codeOf('')).toBe('TELEGRAM_INIT_DATA_MISSING')
})

it('takes data once, again from the same device only', async () => {
  const initData = sign({ id: 501 })
  expect((await withInitData(initData, 'device-a')).status).toBe(200)
  expect((await withInitData(initData, 'device-a')).status).toBe(200)
  expect((await withInitData(initData, 'device-b')).error?.code).toBe('MAX_INIT_DATA_REPLAYED')
  expect((await withInitData(encodeURIComponent(initData))).error?.code).toBe(
    'MAX_INIT_DATA_REPLAYED',
  )
})

it('does not take data of one messenger for those of the other', async () => {
  const headers = { 'x-telegram-init-data': sign({ id: 502 }) }
  const { error } = await call(app, { method: 'POST', path: '/auth/validate', headers })
  expect(error?.code).toBe('TELEGRAM_INIT_DATA_INVALID')
})

it('attaches MAX to a person of Telegram: both open one profile', async () => {
  const person = await signInAs(app, { id: 503 })
  expect((await linkMax(app, { token: person.token, id: 504 })).status).toBe(200)
  expect((await signInByMax(app, { id: 504 })).user.id).toBe(person.user.id)
  const { data } = await call(app, { path: '/users/me/sign-ins', token: person.token })
  expect(data).toMatchObject([{ provider: 'telegram' }, { provider: 'max' }])
})

it('asks about an account that opens another profile', async () => {
  await signInByMax(app, { id: 505 })
  const person = await signInAs(app, { id: 506 })
  const answer = await linkMax(app, { token: person.token, id: 505 })
  expect(answer.data).toMatchObject({ offer: { provider: 'max', from: { isOnlyWay: true } } })
})
