import { routes } from '@kadr/contract/routes'
import { ENTRY_MS } from '@kadr/domain/operations/second-factor'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs, signInitData, type TestPerson } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { stepAt, totpCode } from '../../../platform/crypto/totp.ts'
import { purgeFinishedJobs } from '../../../platform/jobs/jobs.ts'
import { findPublishingPause } from '../../publishing/publisher/index.ts'
import { runOperatorCommand } from './run-command.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
let operator: TestPerson
let stranger: TestPerson
let key: Uint8Array
let recoveryCodes: string[]

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const fromBase32 = (text: string) => {
  const bits = [...text].map((one) => BASE32.indexOf(one).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
const codeNow = () => totpCode({ key, step: stepAt(clock.now()) })

const run = async (...args: string[]) => {
  const lines: string[] = []
  await runOperatorCommand({ ctx: app.ctx, args, print: (line) => lines.push(line) })
  return lines.join('\n')
}
/** A token lives as long as an entry: the session is kept by another. */
const refresh = async () => {
  const { data } = await call(app, {
    method: 'POST',
    path: '/auth/refresh',
    body: { refreshToken: operator.refreshToken },
  })
  operator = {
    ...operator,
    ...z.parse(z.object({ token: z.string(), refreshToken: z.string() }), data),
  }
}
const ask = (path: string, rest: Omit<Parameters<typeof call>[1], 'path'> = {}) =>
  call(app, { token: operator.token, path: `/admin${path}`, ...rest })
const enter = (factorCode: string) => ask('/entry', { method: 'POST', body: { factorCode } })
/** Each code opens once, so that the next entry waits for the next code. */
const enterNow = async () => {
  clock.advance(MINUTE_MS)
  await refresh()
  expect(await enter(codeNow())).toMatchObject({ status: 200 })
}

beforeAll(async () => {
  app = await createTestApp({ clock })
  operator = await signInAs(app, { id: 1, firstName: 'Ольга', username: 'olga' })
  stranger = await signInAs(app, { id: 2, firstName: 'Пётр', username: 'petr' })
  expect(await run('add', '@olga')).toContain('/admin')
  const { data } = await ask('/factor', { method: 'POST' })
  const begun = z.parse(z.object({ key: z.string(), url: z.string() }), data)
  key = fromBase32(begun.key)
  expect(new URL(begun.url).searchParams.get('secret')).toBe(begun.key)
  const confirmed = await ask('/factor/confirm', {
    method: 'POST',
    body: { factorCode: codeNow() },
  })
  recoveryCodes = z.parse(
    z.object({ recoveryCodes: z.array(z.string()) }),
    confirmed.data,
  ).recoveryCodes
})
afterAll(() => app.stop())
beforeEach(async () => {
  stranger = await signInAs(app, { id: 2, firstName: 'Пётр', username: 'petr' })
  await enterNow()
})

const ofInstallation = Object.values(routes).filter(({ access }) => access === 'installation')

it('is an address that does not exist for everybody else', async () => {
  expect(ofInstallation.length).toBeGreaterThan(15)
  const nothing = await call(app, { path: '/no-such-address', token: stranger.token })
  for (const { method, path } of ofInstallation) {
    const url = path.replaceAll(/:\w+/g, 'x')
    const answer = await call(app, { method, path: url, token: stranger.token })
    expect(answer, `${method} ${path}`).toMatchObject({ status: 404, error: nothing.error })
    const unknown = await call(app, { method, path: url })
    expect(unknown.status, `${method} ${path}`).toBe(401)
  }
  const { rows } = await app.database.pool.query('select from operator_log where user_id = $1', [
    stranger.user.id,
  ])
  expect(rows).toEqual([])
})

it('asks for a code at entering and again after fifteen minutes, in each session apart', async () => {
  expect(await ask('/money')).toMatchObject({ status: 200 })
  const elsewhere = await signInAs(app, { id: 1 })
  expect(await call(app, { path: '/admin/money', token: elsewhere.token })).toMatchObject({
    status: 403,
    error: { code: 'SECOND_FACTOR_REQUIRED' },
  })
  clock.advance(ENTRY_MS - MINUTE_MS)
  await refresh()
  expect(await ask('/money')).toMatchObject({ status: 200 })
  clock.advance(MINUTE_MS)
  for (const { method, path, action } of ofInstallation) {
    if (action === 'installation.enter') continue
    const { error } = await ask(path.replace('/admin', '').replaceAll(/:\w+/g, 'x'), { method })
    expect(error?.code, `${method} ${path}`).toBe('SECOND_FACTOR_REQUIRED')
  }
  expect(await ask('/entry')).toMatchObject({ data: { hasFactor: true, openUntil: null } })
})

it('takes no code twice, neither of the authenticator nor of those kept for a loss', async () => {
  expect(await enter(codeNow())).toMatchObject({ status: 403, error: { field: 'factorCode' } })
  const [code = ''] = recoveryCodes
  await ask('/entry', { method: 'DELETE' })
  expect(await ask('/jobs')).toMatchObject({ error: { code: 'SECOND_FACTOR_REQUIRED' } })
  expect(await enter(code.toUpperCase())).toMatchObject({ status: 200, data: { codesLeft: 9 } })
  expect(await enter(code)).toMatchObject({ status: 403 })
  const { rows } = await app.database.pool.query('select hash from operator_recovery_codes')
  expect(rows).toHaveLength(10)
  expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
  const { rows: sealed } = await app.database.pool.query('select sealed_key from operators')
  expect(sealed[0]?.sealed_key).toMatch(/^v1\./)
})

it('takes no code for fifteen minutes after five wrong ones, not even the right one', async () => {
  clock.advance(MINUTE_MS)
  const tries = await Promise.all(Array.from({ length: 5 }, () => enter('000 000')))
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await enter(codeNow())).error?.message).toContain('15 минут')
  clock.advance(15 * MINUTE_MS)
  await refresh()
  expect(await enter(codeNow())).toMatchObject({ status: 200 })
  expect(await enter('nonsense!')).toMatchObject({ status: 400, error: { field: 'factorCode' } })
})

it('finds people, and shuts one out everywhere until they are let in again', async () => {
  const find = async (person: string) => {
    const { data } = await ask(`/people?person=${encodeURIComponent(person)}`)
    return z.parse(z.object({ items: z.array(z.looseObject({ id: z.string() })) }), data).items
  }
  const { id } = stranger.user
  for (const words of ['петр', 'PETR', '@petr', '2', id]) {
    expect(
      (await find(words)).map((one) => one.id),
      words,
    ).toContain(id)
  }
  expect(await find('%')).toEqual([])
  expect((await find('petr'))[0]).toMatchObject({ plan: 'FREE', blockedAt: null })
  const block = (userId: string, isBlocked: boolean) =>
    ask(`/people/${userId}/block`, { method: 'PUT', body: { isBlocked } })
  expect(await block(operator.user.id, true)).toMatchObject({ status: 409 })
  expect(await block(crypto.randomUUID(), true)).toMatchObject({ status: 404 })
  expect(await block(id, true)).toMatchObject({ status: 200 })
  expect(await call(app, { path: '/users/me', token: stranger.token })).toMatchObject({
    status: 401,
  })
  const signIn = () =>
    call(app, {
      method: 'POST',
      path: '/auth/validate',
      headers: { 'x-telegram-init-data': signInitData({ ctx: app.ctx, id: 2 }) },
    })
  expect(await signIn()).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
  expect((await find('petr'))[0]).toMatchObject({ blockedAt: clock.now().toISOString() })
  await block(id, false)
  stranger = await signInAs(app, { id: 2, username: 'petr' })
})

it('turns switches that hold for everybody', async () => {
  const turn = (name: string, isOn: boolean) =>
    ask(`/switches/${name}`, { method: 'PUT', body: { isOn } })
  const rename = (token: string) =>
    call(app, { method: 'PATCH', path: '/users/me', token, body: { firstName: 'Пётр' } })
  await turn('maintenance', true)
  expect(await rename(stranger.token)).toMatchObject({
    status: 503,
    error: { message: expect.stringContaining('Идут работы') },
  })
  expect(await call(app, { path: '/users/me', token: stranger.token })).toMatchObject({
    status: 200,
  })
  await turn('maintenance', false)
  expect(await rename(stranger.token)).toMatchObject({ status: 200 })
  await turn('closed_sign_ups', true)
  expect(await ask('/switches')).toMatchObject({
    data: [
      { name: 'maintenance', onSince: null },
      { name: 'closed_sign_ups', onSince: clock.now().toISOString() },
    ],
  })
  const headers = { 'x-telegram-init-data': signInitData({ ctx: app.ctx, id: 77 }) }
  const newcomer = await call(app, { method: 'POST', path: '/auth/validate', headers })
  expect(newcomer).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
  await signInAs(app, { id: 2, username: 'petr' })
  await turn('closed_sign_ups', false)
  await signInAs(app, { id: 77 })
})

it('pauses a network for posts of everybody, and goes on', async () => {
  const pause = (pauseHours: number | null) =>
    ask('/networks/bluesky/pause', { method: 'PUT', body: { pauseHours } })
  const until = () => findPublishingPause({ ctx: app.ctx, network: 'bluesky' })
  await pause(3)
  const end = new Date(clock.now().getTime() + 180 * MINUTE_MS)
  expect(await until()).toEqual(end)
  const { data } = await ask('/networks')
  expect(data).toContainEqual(
    expect.objectContaining({ network: 'bluesky', pausedUntil: end.toISOString() }),
  )
  await pause(null)
  expect(await until()).toBeUndefined()
  expect(await pause(2)).toMatchObject({ status: 400 })
})

it('shows failed jobs and repeats one, for three days', async () => {
  const { pool } = app.database
  const name = 'housekeeping.sweep'
  const { rows } = await pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, policy, retry_limit, retry_count, output, completed_on)
     values ($1, '{}', 'failed', 'short', 5, 5, '{"message":"no disk\\nat line 3"}', now()) returning id`,
    [name],
  )
  const id = rows[0]?.id ?? ''
  const { data } = await ask('/jobs')
  const jobs = z.parse(
    z.object({
      queues: z.array(z.looseObject({ queue: z.string(), failed: z.number() })),
      failed: z.array(z.looseObject({ id: z.string() })),
    }),
    data,
  )
  expect(jobs.failed).toContainEqual(
    expect.objectContaining({ id, queue: name, reason: 'no disk', tries: 6, canRetry: true }),
  )
  expect(jobs.queues).toContainEqual(expect.objectContaining({ queue: name, failed: 1 }))
  expect(await ask(`/jobs/${id}/retry`, { method: 'POST' })).toMatchObject({ status: 200 })
  expect(await ask(`/jobs/${id}/retry`, { method: 'POST' })).toMatchObject({ status: 409 })
  expect(await app.runDueJobs()).toBeGreaterThan(0)
  const age = (days: number) =>
    pool.query(
      `update pgboss.job set state = 'failed', data = '{}', completed_on = now() - make_interval(days => $2)
       where id = $1`,
      [id, days],
    )
  const isKept = async () => {
    await purgeFinishedJobs(app.ctx)
    const { rows: left } = await pool.query('select data from pgboss.job where id = $1', [id])
    return left[0]?.data !== null
  }
  await age(2)
  expect(await isKept()).toBe(true)
  await age(4)
  expect(await isKept()).toBe(false)
  expect(await ask(`/jobs/${id}/retry`, { method: 'POST' })).toMatchObject({ status: 409 })
})

it('gathers complaints of all modules and remembers which are done', async () => {
  const { pool } = app.database
  const id = crypto.randomUUID()
  const other = crypto.randomUUID()
  await pool.query(
    `insert into download_complaints (id, source, work_id, url, email, text, created_at)
     values ($1, 'tiktok', '7', 'https://example.com/7', 'anna@example.com', 'Это моё', now())`,
    [id],
  )
  await pool.query(
    `insert into business_requests (id, name, email, company, message, created_at)
     values ($1, 'Иван', 'ivan@example.com', 'ООО «Ромашка»', 'Нужно сто аккаунтов', now() - interval '1 day')`,
    [other],
  )
  const list = async () => (await ask('/complaints')).data
  expect(await list()).toMatchObject([
    { id, kind: 'download', subject: 'https://example.com/7', doneAt: null },
    { id: other, kind: 'business', subject: 'Иван, ООО «Ромашка»', doneAt: null },
  ])
  const settle = (path: string, isDone: boolean) =>
    ask(`/complaints/${path}`, { method: 'PUT', body: { isDone } })
  await settle(`download/${id}`, true)
  expect(await list()).toMatchObject([
    { id: other, doneAt: null },
    { id, doneAt: clock.now().toISOString() },
  ])
  await settle(`download/${id}`, false)
  expect(await list()).toMatchObject([{ id, doneAt: null }, { id: other }])
  expect(await settle(`business/${id}`, true)).toMatchObject({ status: 404 })
})

it('sums plans and payments', async () => {
  await app.database.pool.query(
    `insert into paid_periods (id, user_id, source, plan, limits, unit, unit_ms, value, currency, starts_at, ends_at,
       anchor_at, points_anchor_at)
     select gen_random_uuid(), $1, 'grant', plan, '{}', 'month', 1, 0, 'RUB', $2, $3, $2, $2
     from unnest(array['HOBBY', 'CREATOR']) plan`,
    [stranger.user.id, clock.now(), new Date(clock.now().getTime() + DAY_MS)],
  )
  const { data } = await ask('/money')
  expect(data).toMatchObject({
    plans: expect.arrayContaining([
      { plan: 'CREATOR', count: 1 },
      { plan: 'FREE', count: 2 },
    ]),
    paid: [],
    webhooksParked: 0,
  })
  expect((await ask('/people?person=petr')).data).toMatchObject({ items: [{ plan: 'CREATOR' }] })
})

it('writes down every look and act, in words, without codes', async () => {
  await ask(`/people?person=anna%40example.com`)
  await ask('/switches/maintenance', { method: 'PUT', body: { isOn: false } })
  const { data } = await ask('/log?limit=4')
  const { items, nextCursor } = z.parse(
    z.object({ items: z.array(z.looseObject({})), nextCursor: z.nullable(z.string()) }),
    data,
  )
  expect(items).toMatchObject([
    { operator: '@olga', what: 'Журнал управления, новое сначала', isAct: false },
    { isAct: true, details: 'Название: maintenance, Включено ли: нет' },
    { isAct: false, details: 'Кого найти: anna@example.com' },
    { isAct: true, what: 'Войти в управление по коду', details: '' },
  ])
  expect((await ask(`/log?limit=4&cursor=${nextCursor}`)).status).toBe(200)
  const { rows } = await app.database.pool.query('select what, details from operator_log')
  const told = JSON.stringify(rows)
  expect(told).toContain('Код не подошёл')
  for (const code of [...recoveryCodes, '000 000']) expect(told).not.toContain(code)
})

it('is begun, lost and ended by commands of the machine alone', async () => {
  expect(await run('list')).toContain('@olga  с кодом')
  await expect(run('add', '@nobody')).rejects.toThrow('Не найден')
  await expect(run('promote', '@petr')).rejects.toThrow('npm run operator')
  expect(await run('add', stranger.user.id)).toContain('Добавлен')
  expect(await run('remove', stranger.user.id)).toContain('Больше не')
  await run('reset', '@olga')
  expect(await ask('/money')).toMatchObject({ error: { code: 'SECOND_FACTOR_REQUIRED' } })
  expect(await ask('/entry')).toMatchObject({ data: { hasFactor: false, codesLeft: 0 } })
  expect(await enter('123456')).toMatchObject({ status: 409 })
  const { data } = await ask('/factor', { method: 'POST' })
  key = fromBase32(z.parse(z.object({ key: z.string() }), data).key)
  clock.advance(MINUTE_MS)
  const confirmed = { method: 'POST', body: { factorCode: codeNow() } } as const
  expect(await ask('/factor/confirm', confirmed)).toMatchObject({ status: 200 })
  expect(await ask('/factor/confirm', confirmed)).toMatchObject({ status: 409 })
})
