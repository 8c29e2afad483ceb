import type { ConversationRuleBody } from '@kadr/contract/audience/conversation-rules'
import type { IncomingItem } from '@kadr/networks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { bring, commentOf, type Listened, listenTo } from '../../../../test/audience.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addAccount, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock()
let app: TestShell
let who: Writer
let account: Listened
let person = 0

beforeAll(async () => {
  app = await createTestApp({ clock })
  who = await newWriter(app, 1)
  const connectionId = await addAccount(app, who, 'telegram')
  account = { connectionId, workspaceId: who.workspaceId, network: 'telegram' }
  await listenTo(app, account)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.consumeEvents()
  await app.database.pool.query('delete from conversation_rules')
  who = await newWriter(app, 1)
})

const rule = z.object({ id: z.string(), version: z.int(), isOn: z.boolean() })
const trial = z.object({
  checked: z.int(),
  hits: z.array(z.object({ text: z.string(), would: z.string(), isDone: z.boolean() })),
})
const acts = z.object({
  items: z.array(
    z.object({ id: z.string(), did: z.string(), state: z.string(), canUndo: z.boolean() }),
  ),
})

const bodyOf = (given: Partial<ConversationRuleBody> = {}) => ({
  name: 'Цена',
  conditions: {
    words: ['цена', 'сколько стоит'],
    isQuestion: null,
    tone: null,
    kinds: [],
    connectionIds: [],
    postIds: [],
  },
  action: { kind: 'answer', variants: ['{имя}, цены в описании', 'Все цены в описании'] },
  capPerHour: 20,
  capPerDay: 100,
  ...given,
})
const post = (path: string, body: object = {}) => ask(app, who, { method: 'POST', path, body })
const create = async (given: Partial<ConversationRuleBody> = {}) =>
  rule.parse((await post('/conversation-rules', bodyOf(given))).data)
const tryOut = async (id: string) =>
  trial.parse((await post(`/conversation-rules/${id}/trial`)).data)
const switchOn = ({ id, version }: { id: string; version: number }) =>
  post(`/conversation-rules/${id}/switch`, { version, isOn: true })
const begin = async (given: Partial<ConversationRuleBody> = {}) => {
  const made = await create(given)
  await tryOut(made.id)
  expect((await switchOn(made)).data).toMatchObject({ isOn: true })
  return made
}

const write = async (given: Partial<IncomingItem> & { by?: string } = {}) => {
  person += 1
  clock.advance(1000)
  const item = commentOf({ at: clock.now(), by: `person-${person}`, text: 'Какая цена?', ...given })
  const [thread] = await bring(app, account, [item])
  await app.consumeEvents()
  return { item, threadId: thread?.id ?? '' }
}
const answersOf = async ({ threadId }: { threadId: string }) => {
  const { rows } = await app.database.pool.query<{ text: string; state: string }>(
    'select text, state from conversation_answers where conversation_id = $1 and rule_id is not null',
    [threadId],
  )
  return rows
}
const actsOf = async (id: string) =>
  acts.parse((await ask(app, who, { path: `/conversation-rules/${id}/acts` })).data).items

it('is off until it was tried as it is, and a change switches it off', async () => {
  const made = await create()
  expect(made.isOn).toBe(false)
  expect((await switchOn(made)).error?.code).toBe('CONFLICT')
  await tryOut(made.id)
  expect((await switchOn(made)).data).toMatchObject({ isOn: true })
  const body = { version: made.version, rule: bodyOf({ name: 'Цены' }) }
  const path = `/conversation-rules/${made.id}`
  const changed = rule.parse((await ask(app, who, { method: 'PUT', path, body })).data)
  expect(changed.isOn).toBe(false)
  expect((await switchOn(changed)).error?.code).toBe('CONFLICT')
})

it('tells over the last items what it would do, and does nothing', async () => {
  const asked = await write({ text: 'А какова цена на чай?' })
  const { id } = await create()
  const { checked, hits } = await tryOut(id)
  expect(checked).toBeGreaterThan(0)
  expect(hits).toContainEqual({
    text: 'А какова цена на чай?',
    would: expect.stringMatching(/^Ответит: /),
    isDone: true,
  })
  expect(await answersOf(asked)).toEqual([])
})

it('answers in turns, in the words of the person’s name, once for a person', async () => {
  const { id } = await begin()
  const first = await write({ author: { externalId: 'anna', name: 'Анна', handle: null } })
  const second = await write()
  expect((await answersOf(first)).map(({ text }) => text)).toEqual(['Анна, цены в описании'])
  expect((await answersOf(second)).map(({ text }) => text)).toEqual(['Все цены в описании'])
  const again = await write({
    author: { externalId: 'anna', name: 'Анна', handle: null },
    rootExternalId: 'post-2',
  })
  expect(await answersOf(again)).toEqual([])
  expect(await actsOf(id)).toHaveLength(2)
})

it('leaves alone what we wrote, backlog, spam, what is old and what is not meant', async () => {
  const { id } = await begin()
  const past = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
  await write({ isOurs: true, author: { externalId: 'us', name: 'Чайная', handle: null } })
  await write({ happenedAt: past(72) })
  await write({ happenedAt: past(2) })
  await write({ held: 'spam' })
  await write({ text: 'Красивая ценность' })
  await write({ text: '> Какая цена?\nСпасибо за ответ' })
  expect(await actsOf(id)).toEqual([])
})

it('stops at its cap of an hour and goes on in the next, within that of a day', async () => {
  const { id } = await begin({ capPerHour: 2, capPerDay: 3 })
  for (let index = 0; index < 4; index += 1) await write()
  expect(await actsOf(id)).toHaveLength(2)
  clock.advance(3_600_000)
  who = await newWriter(app, 1)
  for (let index = 0; index < 3; index += 1) await write()
  expect(await actsOf(id)).toHaveLength(3)
})

it('acts once on an item, however often its event is handled', async () => {
  const { id } = await begin()
  const { item } = await write()
  await Promise.all([bring(app, account, [item]), bring(app, account, [item])])
  await app.consumeEvents()
  expect(await actsOf(id)).toHaveLength(1)
})

it.each([
  [{ kind: 'label', label: 'цена' } as const, 'labels'],
  [{ kind: 'hide' } as const, 'state'],
])('takes back what it did: %o', async (action, column) => {
  const { id } = await begin({ action })
  const { threadId } = await write()
  const shown = async () => {
    const { rows } = await app.database.pool.query<Record<string, unknown>>(
      `select ${column} as value from conversations where id = $1`,
      [threadId],
    )
    return rows[0]?.value
  }
  expect(await shown()).toEqual(column === 'labels' ? ['цена'] : 'hidden')
  const [done] = await actsOf(id)
  const undone = await post(`/conversation-rules/${id}/acts/${done?.id}/undo`)
  expect(undone.data).toMatchObject({ state: 'undone', canUndo: false })
  expect(await shown()).toEqual(column === 'labels' ? [] : 'new')
})

it('takes back an answer that is not sent yet, and leaves the thread to a person', async () => {
  const { id } = await begin()
  const asked = await write()
  const [done] = await actsOf(id)
  expect(done).toMatchObject({ state: 'pending', canUndo: true })
  await post(`/conversation-rules/${id}/acts/${done?.id}/undo`)
  expect(await answersOf(asked)).toMatchObject([{ state: 'cancelled' }])
})

it('gives the thread to somebody of the team, and never away from somebody', async () => {
  const { id } = await begin({ action: { kind: 'assign', userId: who.userId } })
  const { threadId } = await write()
  const { rows } = await app.database.pool.query(
    'select assignee_id from conversations where id = $1',
    [threadId],
  )
  expect(rows).toEqual([{ assignee_id: who.userId }])
  expect(await actsOf(id)).toMatchObject([{ state: 'done', canUndo: true }])
})

it('names nobody of another workspace', async () => {
  const stranger = await newWriter(app, 2)
  const body = bodyOf({ action: { kind: 'assign', userId: stranger.userId } })
  expect((await post('/conversation-rules', body)).error?.code).toBe('NOT_FOUND')
})
