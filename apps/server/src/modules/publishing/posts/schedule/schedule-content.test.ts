import { describe, expect, it } from 'vitest'
import {
  addAccount,
  addMember,
  ask,
  askPost,
  contentOf,
  createDraft,
  type Writer,
} from '../../../../../test/posts.ts'
import { setUpWriters } from '../../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const at = (wallTime: string) => ({ kind: 'at', wallTime, timeZone: 'Europe/Moscow' })
const TOMORROW = at('2026-03-11T10:00')
const YESTERDAY = at('2026-03-09T10:00')
const TOMORROW_TIME = { wallTime: '2026-03-11T10:00' }

const read = async (id: string) => (await ask(app, who, { path: `/posts/${id}` })).data
const listed = async () => (await ask(app, who, { path: '/posts' })).data

describe('scheduling with unsaved content', () => {
  const schedule = (id: string, body: object, by = who) =>
    ask(app, by, { method: 'POST', path: `/posts/${id}/schedule`, body })

  it('stores the content and the time in one request', async () => {
    const second = await addAccount(app, who)
    const { id } = await createDraft(app, who, [channel])
    const body = { version: 1, when: TOMORROW, ...contentOf([second], { text: 'Новый текст' }) }
    const { data } = await schedule(id, body)
    expect(data).toMatchObject({
      text: 'Новый текст',
      state: 'scheduled',
      time: { wallTime: '2026-03-11T10:00' },
      targets: [{ connectionId: second, state: 'scheduled' }],
    })
    expect(await read(id)).toEqual(data)
  })

  it('stores neither when one of them is refused', async () => {
    const draft = await createDraft(app, who, [channel])
    const refusals = [
      { version: 1, when: YESTERDAY, text: 'Новый текст' },
      { version: 1, when: TOMORROW, text: '' },
      { version: 1, when: TOMORROW, text: 'Новый текст', targets: [] },
    ]
    for (const body of refusals) {
      expect((await schedule(draft.id, body)).status).toBeGreaterThanOrEqual(400)
      expect(await read(draft.id)).toEqual(draft)
    }
  })

  it('changes nothing when the post has a newer version', async () => {
    const { id } = await createDraft(app, who, [channel])
    const newer = await askPost(app, who, {
      method: 'PATCH',
      path: `/posts/${id}`,
      body: { version: 1, text: 'С другого устройства' },
    })
    const answer = await schedule(id, { version: 1, when: TOMORROW, text: 'Новый текст' })
    expect(answer).toMatchObject({ status: 409, error: { code: 'VERSION_CONFLICT' } })
    expect(await read(id)).toEqual(newer)
  })

  it('gives the new content to the repetitions, too', async () => {
    const { id } = await createDraft(app, who, [channel])
    const repeat = { every: 'day', interval: 1, weekdays: [], until: '2026-03-13' }
    const first = await schedule(id, { version: 1, when: TOMORROW, repeat, text: 'Раз' })
    expect(first.error).toBeUndefined()
    const { version } = await askPost(app, who, { path: `/posts/${id}` })
    await schedule(id, { version, when: at('2026-03-11T12:00'), repeat, text: 'Два' })
    const { rows } = await app.database.pool.query(
      'select text from posts where workspace_id = $1',
      [who.workspaceId],
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(['Два']))
  })

  it('asks for approval once, for the content that was sent', async () => {
    const editor = await addMember(app, who, { id: people + 1, role: 'editor' })
    const body = { isApprovalRequired: true }
    await ask(app, who, { method: 'PATCH', path: '/publisher/settings', body })
    const { id } = await createDraft(app, editor, [channel])
    const answer = await schedule(id, { version: 1, when: TOMORROW, text: 'На проверку' }, editor)
    expect(answer.data).toMatchObject({ text: 'На проверку', state: 'pending_approval' })
    await app.consumeEvents()
    const { rows } = await app.database.pool.query(
      'select title from notifications where user_id = $1',
      [who.userId],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a new post that is scheduled at once', () => {
  const create = (body: object, key = 'first-submit') =>
    ask(app, who, {
      method: 'POST',
      path: '/posts',
      body,
      headers: { 'idempotency-key': key },
    })

  it('is made and scheduled once, however often the request is repeated', async () => {
    const body = { ...contentOf([channel]), when: TOMORROW }
    const answers = await Promise.all([1, 2, 3].map(() => create(body)))
    answers.push(await create(body))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers[0]?.data).toMatchObject({ state: 'scheduled', time: TOMORROW_TIME })
    expect(await listed()).toMatchObject({ items: [{ state: 'scheduled' }] })
  })

  it('is not made when its time is refused', async () => {
    const answer = await create({ ...contentOf([channel]), when: YESTERDAY })
    expect(answer).toMatchObject({ status: 400, error: { field: 'when' } })
    expect(await create({ ...contentOf([]), when: TOMORROW })).toMatchObject({ status: 422 })
    expect(await listed()).toMatchObject({ items: [] })
  })

  it('takes over the draft of an autosave whose answer was lost', async () => {
    const content = contentOf([channel])
    const draft = await create(content)
    const { data } = await create({ ...content, when: TOMORROW })
    expect(data).toMatchObject({ state: 'scheduled', time: TOMORROW_TIME })
    expect(await listed()).toMatchObject({ items: [{ state: 'scheduled' }] })
    expect(draft.data).toMatchObject({ state: 'draft' })
  })
})
