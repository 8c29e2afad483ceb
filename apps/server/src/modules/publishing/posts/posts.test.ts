import { describe, expect, it } from 'vitest'
import { insertResources } from '../../../../test/library.ts'
import {
  addAccount,
  addMember,
  ask,
  askPost,
  contentOf,
  createDraft,
  forceState,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { tidyUsesJob } from './posts.jobs.ts'
import { purgeTrash } from './trash/trash.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
const clock = setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const create = (body: object, key?: string) =>
  ask(app, who, {
    method: 'POST',
    path: '/posts',
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const rowsOf = async (targetId: string) => {
  const { rows } = await app.database.pool.query(
    'select state, due_at, next_at, failure, publication, progress from post_targets where id = $1',
    [targetId],
  )
  return rows[0]
}

describe('a draft', () => {
  it('is made once for a key, and another content under the same key is refused', async () => {
    const body = contentOf([channel])
    const answers = await Promise.all([1, 2, 3].map(() => create(body, 'same-key-1')))
    const ids = new Set(answers.map(({ data }) => JSON.stringify(data)))
    expect(ids.size).toBe(1)
    expect((await ask(app, who, { path: '/posts' })).data).toMatchObject({
      items: [{ text: body.text, state: 'draft', version: 1, time: null }],
    })
    const other = await create({ ...body, text: 'Другое' }, 'same-key-1')
    expect(other).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
  })

  it('refuses accounts and files of others as if they were not there, and an account twice', async () => {
    const stranger = await newWriter(app, people + 1)
    const theirs = await addAccount(app, stranger)
    expect(await create(contentOf([theirs]))).toMatchObject({
      status: 404,
      error: { field: 'targets' },
    })
    const [file] = await insertResources(app, { ...stranger, names: ['чужой.jpg'] })
    expect((await create(contentOf([channel], { mediaIds: [file ?? ''] }))).status).toBe(404)
    expect(await create(contentOf([channel, channel]))).toMatchObject({
      status: 400,
      error: { field: 'targets' },
    })
  })

  it('stores halves of characters and deep settings without a failure of ours', async () => {
    const body = contentOf([channel], { text: 'Половина \ud83d' })
    const settings = { chain: ['\udc00'], more: { deep: ['\ud800'] } }
    const [target] = body.targets
    const answer = await create({ ...body, targets: [{ ...target, settings }] })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({ text: 'Половина \ufffd' })
  })

  it('is nobody else’s: every call of a stranger finds nothing', async () => {
    const { id, targets } = await createDraft(app, who, [channel])
    const stranger = await newWriter(app, people + 1)
    const target = `/posts/${id}/targets/${targets[0]?.id}`
    const when = { kind: 'now' }
    const requests = [
      { path: `/posts/${id}` },
      { path: `${target}/history` },
      { method: 'PATCH', path: `/posts/${id}`, body: { version: 1, text: 'x' } },
      { method: 'POST', path: `/posts/${id}/schedule`, body: { version: 1, when } },
      { method: 'POST', path: `/posts/${id}/unschedule`, body: { version: 1 } },
      { method: 'POST', path: `/posts/${id}/review`, body: { version: 1, isApproved: true } },
      { method: 'POST', path: `/posts/${id}/duplicate` },
      { method: 'DELETE', path: `/posts/${id}` },
      { method: 'POST', path: '/posts/change', body: { ids: [id], action: { kind: 'delete' } } },
      { method: 'POST', path: `${target}/retry` },
      { method: 'POST', path: `${target}/cancel` },
      { method: 'POST', path: `${target}/settle`, body: { outcome: 'published' } },
      { method: 'POST', path: `${target}/remove` },
    ] as const
    for (const request of requests) {
      expect(await ask(app, stranger, request), request.path).toMatchObject({ status: 404 })
    }
    expect((await ask(app, stranger, { path: '/posts' })).data).toMatchObject({ items: [] })
    expect((await ask(app, who, { path: `/posts/${id}` })).status).toBe(200)
  })

  it('is only read by a viewer', async () => {
    const { id } = await createDraft(app, who, [channel])
    const viewer = await addMember(app, who, { id: people + 2, role: 'viewer' })
    expect((await ask(app, viewer, { path: `/posts/${id}` })).status).toBe(200)
    const body = { version: 1, when: { kind: 'now' } }
    const answer = await ask(app, viewer, {
      method: 'POST',
      path: `/posts/${id}/schedule`,
      body,
    })
    expect(answer).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
  })
})

describe('an edit', () => {
  const edit = (id: string, body: object) =>
    ask(app, who, { method: 'PATCH', path: `/posts/${id}`, body })

  it('that began with an older version is told so, and nothing is lost', async () => {
    const { id } = await createDraft(app, who, [channel])
    const answers = await Promise.all([
      edit(id, { version: 1, text: 'Первый' }),
      edit(id, { version: 1, text: 'Второй' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.error).toMatchObject({ code: 'VERSION_CONFLICT', field: 'version' })
    const kept = answers.find(({ status }) => status === 200)
    expect((await ask(app, who, { path: `/posts/${id}` })).data).toEqual(kept?.data)
  })

  it('leaves what is under way or out as it is, and changes the rest', async () => {
    const [second, third] = [await addAccount(app, who), await addAccount(app, who)]
    const { id, targets } = await createDraft(app, who, [channel, second])
    await plan(app, who, { id, version: 1 }, '2026-03-11T10:00')
    const published = targets.find(({ connectionId }) => connectionId === channel)
    await forceState(app, published?.id ?? '', 'published')
    const [target] = contentOf([third]).targets
    const override = { text: 'Только здесь', mediaIds: null }
    const post = await askPost(app, who, {
      method: 'PATCH',
      path: `/posts/${id}`,
      body: { version: 2, text: 'Новый текст', targets: [{ ...target, override }] },
    })
    expect(post).toMatchObject({ text: 'Новый текст', version: 3 })
    expect(post.targets).toMatchObject([
      { connectionId: channel, state: 'published' },
      { connectionId: third, state: 'scheduled', override },
    ])
  })

  it('of a post that is wholly out makes no sense', async () => {
    const { id, targets } = await createDraft(app, who, [channel])
    await forceState(app, targets[0]?.id ?? '', 'published')
    expect(await edit(id, { version: 1, text: 'Поздно' })).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT' },
    })
    expect((await ask(app, who, { path: `/posts/${id}` })).data).toMatchObject({
      text: 'Открыли запись на май',
      version: 1,
    })
  })

  it('of a planned post is checked as at planning', async () => {
    const { id } = await createDraft(app, who, [channel])
    await plan(app, who, { id, version: 1 }, '2026-03-11T10:00')
    expect(await edit(id, { version: 2, text: '' })).toMatchObject({
      status: 422,
      error: { code: 'POST_NOT_READY' },
    })
    expect((await ask(app, who, { path: `/posts/${id}` })).data).toMatchObject({ version: 2 })
  })
})

describe('planning', () => {
  const schedule = (id: string, body: object) =>
    ask(app, who, { method: 'POST', path: `/posts/${id}/schedule`, body })

  it('puts every target into the queue at the exact moment', async () => {
    const { id, targets } = await createDraft(app, who, [channel])
    const post = await plan(app, who, { id, version: 1 }, '2026-03-11T10:00')
    const at = '2026-03-11T07:00:00.000Z'
    expect(post).toMatchObject({
      state: 'scheduled',
      version: 2,
      time: { at, wallTime: '2026-03-11T10:00', timeZone: 'Europe/Moscow' },
    })
    expect(await rowsOf(targets[0]?.id ?? '')).toMatchObject({
      state: 'scheduled',
      due_at: new Date(at),
      next_at: new Date(at),
    })
    const path = `/posts/${id}/targets/${targets[0]?.id}/history`
    expect((await ask(app, who, { path })).data).toMatchObject([
      { from: null, to: 'draft', text: 'Публикация добавлена', personName: 'Пётр' },
      { from: 'draft', to: 'scheduled', text: 'Запланирована: 11.03.2026 в 10:00, Europe/Moscow' },
    ])
  })

  it('names what is wrong: past, no such date, no account, what a network would refuse', async () => {
    const { id } = await createDraft(app, who, [channel])
    const at = (wallTime: string) => ({
      version: 1,
      when: { kind: 'at', wallTime, timeZone: 'Europe/Moscow' },
    })
    for (const wallTime of [
      '2026-03-10T11:59',
      '2026-02-30T10:00',
      '2026-03-11T25:00',
      '2099-01-01T10:00',
    ]) {
      expect(await schedule(id, at(wallTime)), wallTime).toMatchObject({
        status: 400,
        error: { code: 'VALIDATION_FAILED', field: 'when' },
      })
    }
    const nowhere = await createDraft(app, who, [])
    expect(await schedule(nowhere.id, at('2026-03-11T10:00'))).toMatchObject({
      status: 422,
      error: { code: 'POST_NOT_READY', field: 'targets' },
    })
    const long = await createDraft(app, who, [channel], { text: 'я'.repeat(5000) })
    expect(await schedule(long.id, at('2026-03-11T10:00'))).toMatchObject({
      status: 422,
      error: {
        code: 'POST_NOT_READY',
        field: `targets.${channel}.text`,
        message: expect.stringContaining('«Канал»'),
      },
    })
  })

  it('now means now, and an account that is gone is said', async () => {
    const { id, targets } = await createDraft(app, who, [channel])
    const post = await askPost(app, who, {
      method: 'POST',
      path: `/posts/${id}/schedule`,
      body: { version: 1, when: { kind: 'now' } },
    })
    expect(post.time?.at).toBe(clock.now().toISOString())
    await forceState(app, targets[0]?.id ?? '', 'failed')
    await app.database.pool.query('delete from connections where id = $1', [channel])
    const again = await schedule(id, { version: 2, when: { kind: 'now' } })
    expect(again).toMatchObject({ status: 422, error: { field: 'targets.detached.connection' } })
  })

  it('into the next free slot, each post into its own', async () => {
    const slots = [
      { weekday: 3, time: '10:00' },
      { weekday: 3, time: '18:00' },
    ]
    const body = { connectionId: channel, slots: [...slots, ...slots] }
    const put = await ask(app, who, { method: 'PUT', path: '/publisher/slots', body })
    expect(put.data).toEqual({ connectionId: channel, slots })
    const drafts = await Promise.all([1, 2, 3].map(() => createDraft(app, who, [channel])))
    const planned = await Promise.all(
      drafts.map(({ id }) => schedule(id, { version: 1, when: { kind: 'slot' } })),
    )
    const times = planned.map(({ data }) => JSON.stringify(data).match(/"wallTime":"([^"]+)"/)?.[1])
    expect(times.sort()).toEqual(['2026-03-11T10:00', '2026-03-11T18:00', '2026-03-18T10:00'])
    const next = await ask(app, who, {
      method: 'POST',
      path: '/publisher/slots/next',
      body: { connectionIds: [channel] },
    })
    expect(next.data).toMatchObject({ time: { wallTime: '2026-03-18T18:00' } })
    const without = await addAccount(app, who)
    const nothing = await createDraft(app, who, [without])
    expect(await schedule(nothing.id, { version: 1, when: { kind: 'slot' } })).toMatchObject({
      status: 400,
      error: { field: 'when' },
    })
  })

  it('is refused while the post goes out and after it is out', async () => {
    const { id, targets } = await createDraft(app, who, [channel])
    for (const state of ['claimed', 'submitting', 'needs_attention', 'published']) {
      await forceState(app, targets[0]?.id ?? '', state)
      expect(await schedule(id, { version: 1, when: { kind: 'now' } }), state).toMatchObject({
        status: 409,
        error: { code: 'CONFLICT' },
      })
    }
  })

  it('is undone by unscheduling: back to a draft without a time', async () => {
    const { id, targets } = await createDraft(app, who, [channel])
    const planned = await plan(app, who, { id, version: 1 }, '2026-03-11T10:00')
    const post = await askPost(app, who, {
      method: 'POST',
      path: `/posts/${id}/unschedule`,
      body: { version: planned.version },
    })
    expect(post).toMatchObject({ state: 'draft', time: null })
    expect(await rowsOf(targets[0]?.id ?? '')).toMatchObject({ state: 'draft', next_at: null })
    const again = await ask(app, who, {
      method: 'POST',
      path: `/posts/${id}/unschedule`,
      body: { version: post.version },
    })
    expect(again).toMatchObject({ status: 409, error: { message: 'Пост не запланирован' } })
  })
})

describe('files of a post', () => {
  it('are shown in order, kept while the post uses them or lies in the trash, and let go with it', async () => {
    const [one, two] = await insertResources(app, { ...who, names: ['раз.jpg', 'два.jpg'] })
    const mediaIds = [two ?? '', one ?? '']
    const { id, media } = await createDraft(app, who, [channel], { mediaIds })
    expect(media.map((file) => file.id)).toEqual(mediaIds)
    const uses = async () => (await ask(app, who, { path: `/resources/${one}/uses` })).data
    expect(await uses()).toMatchObject([{ kind: 'post', id, isScheduled: false }])
    await app.database.pool.query(
      "update resources set width = 1000, height = 1000, state = 'ready'",
    )
    await plan(app, who, { id, version: 1 }, '2026-03-11T10:00')
    await app.ctx.jobs.enqueue(tidyUsesJob, {})
    await app.runDueJobs()
    expect(await uses()).toMatchObject([{ kind: 'post', id, isScheduled: true }])
    await app.database.pool.query(
      "update post_targets set state = 'published' where post_id = $1",
      [id],
    )
    await app.ctx.jobs.enqueue(tidyUsesJob, {})
    await app.runDueJobs()
    expect(await uses()).toMatchObject([{ kind: 'post', id, isScheduled: false }])
    expect((await ask(app, who, { method: 'DELETE', path: `/posts/${id}` })).status).toBe(200)
    expect(await uses()).toMatchObject([{ kind: 'post', id }])
    await app.database.pool.query("update posts set deleted_at = deleted_at - interval '31 days'")
    await purgeTrash({ ctx: app.ctx })
    expect(await uses()).toEqual([])
  })
})
