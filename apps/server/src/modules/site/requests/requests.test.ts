import { join } from 'node:path'
import { DAY_MS } from '@kadr/kit/durations'
import { openMailbox } from '@kadr/sandbox/mail/mailbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { maxConfig, startMax, type TestMax } from '../../../../test/max-chat.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { housekeepingJob } from '../../../platform/jobs/housekeeping.ts'

const clock = createFakeClock(new Date('2026-11-16T12:00:00Z'))
let telegram: TestTelegram
let max: TestMax
let app: TestShell
beforeAll(async () => {
  telegram = await startTelegram()
  max = await startMax()
  app = await createTestApp({
    clock,
    config: {
      bot: { apiUrl: telegram.apiUrl, isWebhook: false },
      max: maxConfig(max),
      owner: {
        chats: [
          { messenger: 'telegram', chatId: 4242 },
          { messenger: 'max', chatId: 4243 },
        ],
        email: 'owner@kadr.local',
      },
    },
  })
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
  await max.stop()
})

const letters = async () => {
  await app.runDueJobs()
  return openMailbox({ folder: join(app.ctx.config.dataDir, 'sandbox-mail') }).list()
}
const lettersTo = async (to: string) => (await letters()).filter((letter) => letter.to === to)

const openForm = async ({ waitMs = 5000 } = {}) => {
  const { data } = await call(app, { path: '/forms/ticket' })
  clock.advance(waitMs)
  return { ...z.object({ ticket: z.string() }).parse(data), website: '' }
}

const request = z.object({ number: z.string(), state: z.string() })
const ask = async (contactEmail: string, guard?: { ticket: string; website: string }) =>
  call(app, {
    method: 'POST',
    path: '/data-deletion/requests',
    body: { contactEmail, ...(guard ?? (await openForm())) },
  })
const stateOf = async (number: string) =>
  request.parse((await call(app, { path: `/data-deletion/requests/${number}` })).data).state
const confirm = (token: string) =>
  call(app, { method: 'POST', path: '/data-deletion/confirm', body: { token } })

const addGoogle = (userId: string, email: string) =>
  app.database.pool.query(
    `insert into sign_ins (provider, subject, user_id, label) values ('google', $1, $2, $3)`,
    [`google-${email}`, userId, email],
  )
const tokenOf = (text = '') => /confirm=([\w.-]+)/.exec(text)?.[1] ?? ''

it('deletes a profile after the confirmation by its mailbox, and tells the state by the number', async () => {
  const { token, user } = await signInAs(app, { id: 1 })
  await addGoogle(user.id, 'Anna@Example.com')
  const { number, state } = request.parse((await ask('anna@example.com')).data)
  expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(state).toBe('waiting')
  const [letter] = await lettersTo('anna@example.com')
  expect(letter?.subject).toBe('Подтвердите удаление данных')
  expect((await call(app, { path: '/users/me', token })).status).toBe(200)

  const secret = tokenOf(letter?.text)
  expect((await confirm(`${secret}x`)).error?.code).toBe('NOT_FOUND')
  expect(request.parse((await confirm(secret)).data)).toEqual({ number, state: 'done' })
  expect((await call(app, { path: '/users/me', token })).status).toBe(401)
  expect(request.parse((await confirm(secret)).data).state).toBe('done')
  expect(await stateOf(number.toLowerCase())).toBe('done')
  const { rows } = await app.database.pool.query('select email from deletion_requests')
  expect(rows).toEqual([{ email: null }])
})

it('answers alike for an address without a profile; only its mailbox learns it', async () => {
  const { data } = await ask('nobody@example.com')
  expect(request.parse(data).state).toBe('waiting')
  const [letter] = await lettersTo('nobody@example.com')
  expect(letter?.subject).toBe('Профиля с этой почтой нет')
  expect(tokenOf(letter?.text)).toBe('')
})

it('ends a link after a day, forgets the address then and the number after a year', async () => {
  const { user } = await signInAs(app, { id: 2 })
  await addGoogle(user.id, 'late@example.com')
  const { number } = request.parse((await ask('late@example.com')).data)
  const [letter] = await lettersTo('late@example.com')
  clock.advance(DAY_MS)
  expect((await confirm(tokenOf(letter?.text))).error?.code).toBe('LINK_EXPIRED')
  expect(await stateOf(number)).toBe('expired')
  await app.ctx.jobs.enqueue(housekeepingJob, {})
  await app.runDueJobs()
  const { rows } = await app.database.pool.query(
    'select email from deletion_requests where number = $1',
    [number],
  )
  expect(rows).toEqual([{ email: null }])
  clock.advance(366 * DAY_MS)
  await app.ctx.jobs.enqueue(housekeepingJob, {})
  await app.runDueJobs()
  const gone = await call(app, { path: `/data-deletion/requests/${number}` })
  expect(gone.error?.code).toBe('NOT_FOUND')
})

it('sends at most three letters a day to one address', async () => {
  for (const _ of [1, 2, 3]) expect((await ask('often@example.com')).status).toBe(200)
  expect((await ask('often@example.com')).error?.code).toBe('RATE_LIMITED')
  expect(await lettersTo('often@example.com')).toHaveLength(3)
})

it('refuses a form sent too fast, too late or with a forged ticket, and ignores robots', async () => {
  const early = await openForm({ waitMs: 500 })
  const late = await openForm({ waitMs: DAY_MS })
  const forged = { ticket: `${clock.now().getTime().toString(36)}.forged`, website: '' }
  for (const guard of [early, late, forged]) {
    expect((await ask('robot@example.com', guard)).error?.code).toBe('VALIDATION_FAILED')
  }
  const trapped = { ...(await openForm()), website: 'https://spam.example' }
  expect((await ask('robot@example.com', trapped)).status).toBe(200)
  expect(await lettersTo('robot@example.com')).toEqual([])
})

it('brings a message of a business to the owner to every chat and by mail, once', async () => {
  const body = {
    contactName: 'Ирина',
    contactEmail: 'irina@shop.example',
    company: 'Лавка <b>',
    message: 'У нас сорок точек, нужно согласование постов.',
    ...(await openForm()),
  }
  const path = '/business-requests'
  expect((await call(app, { method: 'POST', path, body })).status).toBe(200)
  const [letter, ...others] = await lettersTo('owner@kadr.local')
  expect(others).toEqual([])
  expect(letter?.text).toContain('irina@shop.example')
  expect(letter?.text).toContain('сорок точек')
  const told = [{ text: expect.stringContaining('сорок точек') }]
  expect(telegram.messages()).toMatchObject(told)
  expect(max.messages()).toMatchObject(told)
  await call(app, { method: 'POST', path, body: { ...body, website: 'spam' } })
  await app.runDueJobs()
  expect([...telegram.messages(), ...max.messages()]).toHaveLength(2)
})
