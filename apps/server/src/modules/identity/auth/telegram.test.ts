import { CONSENT_VERSIONS } from '@kadr/contract/identity/consents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs, signInitData } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock()
let app: TestShell

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const validate = (headers: Record<string, string>) =>
  call(app, { method: 'POST', path: '/auth/validate', headers })

const withInitData = (initData: string, deviceId?: string) =>
  validate({
    'x-telegram-init-data': initData,
    ...(deviceId && { 'x-device-id': deviceId }),
  })

const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000)

it('signs a newcomer in with everything a person has from the start', async () => {
  const { token, user } = await signInAs(app, { id: 1, firstName: 'Анна' })
  expect(user).toMatchObject({
    firstName: 'Анна',
    timeZone: 'Europe/Moscow',
    selectedCurrency: 'RUB',
  })
  expect((await call(app, { path: '/users/me', token })).data).toEqual(user)
  expect((await call(app, { path: '/workspaces', token })).data).toMatchObject([
    { isPersonal: true, role: 'owner', name: 'Личное пространство' },
  ])
  expect((await call(app, { path: '/users/me/points', token })).data).toEqual({
    videoGenerations: 5,
    aiGenerations: 5,
    planName: 'FREE',
    renewsAt: expect.any(String),
  })
  expect((await call(app, { path: '/users/me/subscription', token })).data).toMatchObject({
    type: 'FREE',
    status: 'active',
    isFreeTrialUser: true,
  })
})

it('records the consent to the processing of data once for each edition of it', async () => {
  const { user } = await signInAs(app, { id: 90 })
  await signInAs(app, { id: 90 })
  const listConsents = async () => {
    const { rows } = await app.database.pool.query(
      'select subject, version, source, accepted_at from consents where user_id = $1 order by id',
      [user.id],
    )
    return rows
  }
  const version = CONSENT_VERSIONS.processing
  expect(await listConsents()).toEqual([
    { subject: 'processing', version, source: 'telegram', accepted_at: clock.now() },
  ])
  await app.database.pool.query("update consents set version = '2020-01-01' where user_id = $1", [
    user.id,
  ])
  await signInAs(app, { id: 90 })
  expect(await listConsents()).toMatchObject([{ version: '2020-01-01' }, { version }])
})

it('knows the person again and keeps the name they chose here', async () => {
  const first = await signInAs(app, { id: 2, firstName: 'Олег' })
  await call(app, {
    method: 'PATCH',
    path: '/users/me',
    token: first.token,
    body: { firstName: 'Олежка' },
  })
  const second = await signInAs(app, { id: 2, firstName: 'Олег' })
  expect(second.user.id).toBe(first.user.id)
  expect(second.user.firstName).toBe('Олежка')
})

it('takes init data from the Authorization header too', async () => {
  const initData = signInitData({ ctx: app.ctx, id: 3 })
  expect((await validate({ authorization: `tma ${initData}` })).status).toBe(200)
})

it('makes one person of many concurrent first sign-ins', async () => {
  const people = await Promise.all(
    Array.from({ length: 10 }, () => signInAs(app, { id: 4, firstName: 'Двойник' })),
  )
  expect(new Set(people.map(({ user }) => user.id)).size).toBe(1)
  const { rows } = await app.database.pool.query(
    `select (select count(*) from users where first_name = 'Двойник')::int as users,
      (select count(*) from workspaces where personal_user_id = $1)::int as workspaces,
      (select count(*) from points_entries where user_id = $1)::int as grants`,
    [people[0]?.user.id],
  )
  expect(rows).toEqual([{ users: 1, workspaces: 1, grants: 2 }])
})

describe('init data are refused', () => {
  it('when there are none, with the words of the contract', async () => {
    const missing = { code: 'TELEGRAM_INIT_DATA_MISSING', message: 'No telegram init data' }
    for (const headers of [{}, { authorization: 'tma ' }, { authorization: 'Bearer x' }]) {
      const answer = await validate(headers)
      expect(answer.status).toBe(400)
      expect(answer.error).toEqual(missing)
    }
  })

  it('when anything in them was changed', async () => {
    const initData = signInitData({ ctx: app.ctx, id: 5, firstName: 'Ева' })
    const fields = new URLSearchParams(initData)
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(fields)
      copy.set(name, value)
      return copy.toString()
    }
    const tampered = [
      changed('user', JSON.stringify({ id: 1, first_name: 'Ева' })),
      changed('auth_date', String(Number(fields.get('auth_date')) + 1)),
      changed('hash', '0'.repeat(64)),
      changed('extra', '1'),
      `${initData}&user=%7B%22id%22%3A1%7D`,
      initData.replace(/&?hash=[^&]*/, ''),
      'hash=zz',
      'ы',
    ]
    for (const bad of tampered) {
      const answer = await withInitData(encodeURI(bad).replaceAll('%25', '%'))
      expect(answer).toMatchObject({ status: 401, error: { code: 'TELEGRAM_INIT_DATA_INVALID' } })
    }
  })

  it('when they name nobody', async () => {
    const { sign } = await import('@tma.js/init-data-node')
    const nobody = sign({ query_id: 'q' }, app.ctx.config.telegram?.botToken ?? '', clock.now())
    expect((await withInitData(nobody)).error?.code).toBe('TELEGRAM_INIT_DATA_INVALID')
  })

  it('when they are a day old or come from the future', async () => {
    const answerAt = async (authDate: Date) =>
      (await withInitData(signInitData({ ctx: app.ctx, id: 6, authDate }))).error?.code
    expect(await answerAt(hours(-24))).toBe('TELEGRAM_INIT_DATA_EXPIRED')
    expect(await answerAt(hours(-23))).toBeUndefined()
    expect(await answerAt(hours(1))).toBe('TELEGRAM_INIT_DATA_INVALID')
  })

  it('when another device repeats them, however they are spelled', async () => {
    const initData = signInitData({ ctx: app.ctx, id: 7 })
    const reordered = [...new URLSearchParams(initData)].reverse()
    expect((await withInitData(initData, 'device-a')).status).toBe(200)
    expect((await withInitData(initData, 'device-a')).status).toBe(200)
    const repeats = [
      await withInitData(initData, 'device-b'),
      await withInitData(initData),
      await withInitData(new URLSearchParams(reordered).toString(), 'device-b'),
    ]
    for (const repeat of repeats) {
      expect(repeat).toMatchObject({ status: 401, error: { code: 'TELEGRAM_INIT_DATA_REPLAYED' } })
    }
  })

  it('when they were first used without a device and come again', async () => {
    const initData = signInitData({ ctx: app.ctx, id: 8 })
    expect((await withInitData(initData)).status).toBe(200)
    expect((await withInitData(initData)).error?.code).toBe('TELEGRAM_INIT_DATA_REPLAYED')
    expect((await withInitData(initData, 'late')).error?.code).toBe('TELEGRAM_INIT_DATA_REPLAYED')
  })

  it('for all but one of many devices that use them at once', async () => {
    const initData = signInitData({ ctx: app.ctx, id: 9 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, device) => withInitData(initData, `device-${device}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it('keeps odd names out of the way of the database', async () => {
  const { user } = await signInAs(app, { id: 10, firstName: `А\u0000\u0007${'я'.repeat(200)}` })
  expect(user.firstName).toBe(`А  ${'я'.repeat(61)}`)
})
