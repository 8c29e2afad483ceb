import { newId } from '@kadr/kit/new-id'
import { findStranger } from '@kadr/sandbox/networks/_strangers/people'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, type Writer } from '../../../../test/posts.ts'
import { setUpCollecting } from '../../../../test/set-up-collecting.ts'
import { collectDue } from '../../insight/collector/collect.ts'
import { runReader } from '../conversation-reader/index.ts'
import { runActs } from './run-acts.ts'
import { sendAnswers } from './send-answers.ts'

const play = setUpCollecting({ networks: ['bluesky'] })
let who: Writer
let postId = ''

beforeAll(async () => {
  who = { token: play.token, userId: '', workspaceId: play.workspaceId }
  await collectDue({ ctx: play.ctx })
  const id = play.connections.get('bluesky')
  const body = { isOn: true }
  const { error } = await ask(play.app, who, {
    method: 'PUT',
    path: `/conversations/accounts/${id}`,
    body,
  })
  expect(error).toBeFalsy()
  const [newest] = [...fake().posts()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  postId = newest?.id ?? ''
})

const fake = () => {
  const found = play.host.findFake('bluesky')
  if (!found?.voice) throw new Error('Nobody can write')
  return { ...found, voice: found.voice }
}
const bodyOf = z.object({
  items: z.array(z.object({ id: z.string(), version: z.int(), state: z.string() })),
})
const sent = z.object({ id: z.string(), state: z.string(), message: z.nullable(z.string()) })
let writer = 1

/** A stranger writes, and the reader brings it. */
const comment = async (text = `Вопрос ${newId()}?`) => {
  play.clock.advance(60 * 60_000)
  writer = (writer % 9) + 1
  const id = fake().voice.comment({
    postId,
    person: findStranger(writer),
    text,
    at: play.clock.now(),
  })
  if (!id) throw new Error('The comment was not written')
  play.clock.advance(60_000)
  await read()
  return { externalId: id, text, ...(await find(text)) }
}
const read = async () => {
  await play.app.database.pool.query('update conversation_accounts set next_at = $1', [
    play.clock.now(),
  ])
  await runReader({ ctx: play.ctx })
}
const find = async (text: string) => {
  who = { ...who, token: await play.signIn() }
  const { data } = await ask(play.app, who, {
    path: `/conversations?search=${encodeURIComponent(text)}`,
  })
  const [thread] = bodyOf.parse(data).items
  if (!thread) throw new Error(`«${text}» is not in the list`)
  return thread
}
const answer = async (
  { id, version }: { id: string; version: number },
  text: string,
  key: string = newId(),
) => {
  const { data, error } = await ask(play.app, who, {
    method: 'POST',
    path: `/conversations/${id}/answers`,
    headers: { 'idempotency-key': key },
    body: { version, text },
  })
  return { answer: data ? sent.parse(data) : undefined, error }
}
const stateOf = async (id: string | undefined) => {
  const [row] = await play.query<{ state: string; message: string | null }>(
    sql`select state, message from conversation_answers where id = ${id ?? ''}`,
  )
  return row?.state
}
const said = (text: string) =>
  fake()
    .voice.comments()
    .filter((one) => one.text === text).length
const pass = async (ms: number) => {
  play.clock.advance(ms)
  await sendAnswers({ ctx: play.ctx })
}

it('sends an answer once, after the time to take it back, and knows its echo', async () => {
  const thread = await comment()
  const text = 'Да, до восьми вечера'
  const key = newId()
  const first = await answer(thread, text, key)
  const again = await answer(thread, text, key)
  expect(again.answer?.id).toBe(first.answer?.id)
  await pass(9000)
  expect(said(text)).toBe(0)
  await pass(2000)
  expect(said(text)).toBe(1)
  expect(await stateOf(first.answer?.id)).toBe('sent')
  await read()
  await pass(60_000)
  expect(said(text)).toBe(1)
  const { data } = await ask(play.app, who, { path: `/conversations/${thread.id}` })
  const { items } = z.object({ items: z.array(z.object({ isOurs: z.boolean() })) }).parse(data)
  expect(items.filter(({ isOurs }) => isOurs)).toHaveLength(1)
  expect((await find(thread.text)).state).toBe('answered')
})

it('lets an answer be taken back until it is sent', async () => {
  const thread = await comment()
  const { answer: queued } = await answer(thread, 'Ой')
  const path = `/conversations/${thread.id}/answers/${queued?.id}`
  play.clock.advance(9900)
  const { data } = await ask(play.app, who, { method: 'DELETE', path })
  expect(data).toMatchObject({ state: 'cancelled' })
  await pass(60_000)
  expect(said('Ой')).toBe(0)
  expect((await find(thread.text)).state).toBe('waiting')
})

it('lets only the first of two answer', async () => {
  const thread = await comment()
  const answers = await Promise.all([answer(thread, 'Отвечаю я'), answer(thread, 'Нет, я')])
  expect(answers.filter(({ error }) => error?.code === 'VERSION_CONFLICT')).toHaveLength(1)
  await pass(11_000)
  expect(said('Отвечаю я') + said('Нет, я')).toBe(1)
})

it.each(['timeout-after', 'cut-after', 'server-error-after'] as const)(
  'never sends twice what the network took in silence: %s',
  async (kind) => {
    const thread = await comment()
    const text = `Ответ и ${kind}`
    const { answer: queued } = await answer(thread, text)
    play.clock.advance(11_000)
    const fault = { network: 'bluesky', times: 1, holdMs: 50, status: 502, path: '*createRecord' }
    play.host.setFault({ ...fault, kind })
    await sendAnswers({ ctx: play.ctx })
    for (let round = 0; round < 12; round += 1) await pass(30_000)
    expect(await stateOf(queued?.id)).toBe('sent')
    expect(said(text)).toBe(1)
  },
)

it('sends again what the network certainly does not have', async () => {
  const thread = await comment()
  const text = 'Не с первого раза'
  const { answer: queued } = await answer(thread, text)
  play.clock.advance(11_000)
  play.host.setFault({ network: 'bluesky', times: 1, kind: 'cut-before' })
  await sendAnswers({ ctx: play.ctx })
  for (let round = 0; round < 12; round += 1) await pass(60_000)
  expect(await stateOf(queued?.id)).toBe('sent')
  expect(said(text)).toBe(1)
})

it('reads back what a killed process left, and does not send it by itself', async () => {
  const thread = await comment()
  const text = 'Процесс убит'
  const { answer: queued } = await answer(thread, text)
  play.clock.advance(11_000)
  await play.app.database.pool.query(
    `update conversation_answers set state = 'submitting', started_at = $2, next_at = $2 where id = $1`,
    [queued?.id, play.clock.now()],
  )
  await play.app.database.pool.query(
    `insert into answer_attempts (id, answer_id, number, started_at) values (gen_random_uuid(), $1, 1, $2)`,
    [queued?.id, play.clock.now()],
  )
  for (let round = 0; round < 12; round += 1) await pass(60_000)
  expect(await stateOf(queued?.id)).toBe('sent')
  expect(said(text)).toBe(1)
  const { rows } = await play.app.database.pool.query(
    'select state from answer_attempts where answer_id = $1 order by number',
    [queued?.id],
  )
  expect(rows.map(({ state }) => state)).toEqual(['absent', 'sent'])
})

it('refuses to answer what its author has deleted, and tells who asked', async () => {
  const thread = await comment()
  fake().voice.remove?.(thread.externalId)
  const { answer: queued } = await answer(thread, 'Слишком поздно')
  await pass(11_000)
  expect(await stateOf(queued?.id)).toBe('rejected')
  expect(said('Слишком поздно')).toBe(0)
})

it('hides at the network after ten seconds, and not at all when it is taken back', async () => {
  const pressed = z.object({ key: z.string() })
  const press = async (id: string) => {
    const body = { ids: [id], act: 'hide' }
    const path = '/conversations/moderation'
    const { data } = await ask(play.app, who, { method: 'POST', path, body })
    return pressed.parse(data).key
  }
  const hidden = await comment()
  const spared = await comment()
  await press(hidden.id)
  const key = await press(spared.id)
  const path = '/conversations/moderation/undo'
  const { error } = await ask(play.app, who, { method: 'POST', path, body: { key } })
  expect(error).toBeFalsy()
  play.clock.advance(11_000)
  await runActs({ ctx: play.ctx })
  expect((await find(hidden.text)).state).toBe('hidden')
  expect((await find(spared.text)).state).toBe('new')
  const { rows } = await play.app.database.pool.query(
    'select distinct state from conversation_acts order by 1',
  )
  expect(rows).toEqual([{ state: 'cancelled' }, { state: 'done' }])
  const late = await ask(play.app, who, { method: 'POST', path, body: { key: newId() } })
  expect(late.error?.code).toBe('NOT_FOUND')
})
