import { usualSlots } from '@kadr/domain/publishing/schedule/usual-slots'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAccount, addMember, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'

let app: TestShell
let who: Writer
let people = 0

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  people += 10
  who = await newWriter(app, people)
})

describe('hashtag sets', () => {
  const path = '/publisher/hashtag-sets'
  const save = (body: object, id?: string) =>
    ask(app, who, { method: id ? 'PUT' : 'POST', path: id ? `${path}/${id}` : path, body })
  const idOf = (data: unknown) => /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? ''

  it('are kept with their sign, each tag once, under a name of their own', async () => {
    const { data } = await save({ name: ' Чай ', tags: ['чай', '#чай', '#дом'] })
    expect(data).toMatchObject({ name: 'Чай', tags: ['#чай', '#дом'] })
    expect(await save({ name: 'Чай', tags: ['x'] })).toMatchObject({
      status: 409,
      error: { field: 'name' },
    })
    const second = await save({ name: 'Кофе', tags: ['кофе'] })
    expect(await save({ name: 'Чай', tags: ['кофе'] }, idOf(second.data))).toMatchObject({
      status: 409,
    })
    const renamed = await save({ name: 'Кофе', tags: ['латте'] }, idOf(second.data))
    expect(renamed.data).toMatchObject({ tags: ['#латте'] })
    expect(await save({ name: 'Пусто', tags: ['два слова'] })).toMatchObject({ status: 400 })
    expect((await ask(app, who, { path })).data).toMatchObject([{ name: 'Кофе' }, { name: 'Чай' }])
  })

  it('of another workspace are not there', async () => {
    const { data } = await save({ name: 'Чай', tags: ['чай'] })
    const stranger = await newWriter(app, people + 1)
    const one = `${path}/${idOf(data)}`
    const body = { name: 'Мой', tags: ['мой'] }
    expect((await ask(app, stranger, { method: 'PUT', path: one, body })).status).toBe(404)
    expect((await ask(app, stranger, { method: 'DELETE', path: one })).status).toBe(404)
    expect((await ask(app, stranger, { path })).data).toEqual([])
    expect((await ask(app, who, { method: 'DELETE', path: one })).status).toBe(200)
    expect((await ask(app, who, { path })).data).toEqual([])
  })
})

describe('slots', () => {
  it('come with a new connection, once, and leave a schedule alone', async () => {
    const channel = await addAccount(app, who)
    const attach = async () => {
      await inTransaction(app.ctx.db, (tx) =>
        appendEvent({
          tx,
          kind: 'connection.attached',
          workspaceId: who.workspaceId,
          subjectId: channel,
          payload: { network: 'telegram', title: 'Канал' },
        }),
      )
      await app.consumeEvents()
    }
    const read = async () => (await ask(app, who, { path: '/publisher/slots' })).data
    await attach()
    expect(await read()).toEqual([{ connectionId: channel, slots: usualSlots() }])
    const own = { connectionId: channel, slots: [{ weekday: 6, time: '12:00' }] }
    await ask(app, who, { method: 'PUT', path: '/publisher/slots', body: own })
    await attach()
    expect(await read()).toEqual([own])
  })

  it('belong to an account of the workspace, and every account has its list', async () => {
    const channel = await addAccount(app, who)
    const slots = [{ weekday: 1, time: '09:30' }]
    const body = { connectionId: channel, slots }
    expect((await ask(app, who, { path: '/publisher/slots' })).data).toEqual([
      { connectionId: channel, slots: [] },
    ])
    await ask(app, who, { method: 'PUT', path: '/publisher/slots', body })
    expect((await ask(app, who, { path: '/publisher/slots' })).data).toEqual([body])
    const stranger = await newWriter(app, people + 1)
    const next = { method: 'POST', path: '/publisher/slots/next' } as const
    const wanted = { connectionIds: [channel] }
    expect(
      (await ask(app, stranger, { method: 'PUT', path: '/publisher/slots', body })).status,
    ).toBe(404)
    expect((await ask(app, stranger, { ...next, body: wanted })).status).toBe(404)
    await ask(app, who, { method: 'PUT', path: '/publisher/slots', body: { ...body, slots: [] } })
    expect((await ask(app, who, { ...next, body: wanted })).data).toEqual({ time: null })
  })
})

it('settings begin as they are meant, change one by one, and only by an administrator', async () => {
  const path = '/publisher/settings'
  expect((await ask(app, who, { path })).data).toEqual({
    isApprovalRequired: false,
    approvalFrom: 'editors',
    approvalConnectionIds: null,
    lateLimitMinutes: 15,
  })
  const changes = [{ isApprovalRequired: true }, { lateLimitMinutes: 60 }]
  await Promise.all(changes.map((body) => ask(app, who, { method: 'PATCH', path, body })))
  expect((await ask(app, who, { path })).data).toEqual({
    isApprovalRequired: true,
    approvalFrom: 'editors',
    approvalConnectionIds: null,
    lateLimitMinutes: 60,
  })
  const editor = await addMember(app, who, { id: people + 1, role: 'editor' })
  const body = { isApprovalRequired: false }
  expect((await ask(app, editor, { method: 'PATCH', path, body })).status).toBe(403)
})
