import type { IncomingItem } from '@kadr/networks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bring, commentOf, type Listened, listenTo } from '../../../../test/audience.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addAccount, addMember, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { inTransaction } from '../../../db/connection.ts'
import { takeDeletions } from './take-items.ts'

const clock = createFakeClock()
let app: TestShell
let owner: Writer
let account: Listened
let person = 0

beforeAll(async () => {
  app = await createTestApp({ clock })
  owner = await newWriter(app, 1)
  account = await addListened('telegram')
})
afterAll(() => app.stop())

const addListened = async (network: 'telegram' | 'bluesky', who = owner): Promise<Listened> => {
  const connectionId = await addAccount(app, who, network)
  const listened = { connectionId, workspaceId: who.workspaceId, network }
  await listenTo(app, listened)
  return listened
}

/** By a new person, whose thread has nothing else. */
const written = (given: Partial<IncomingItem> = {}) => {
  person += 1
  clock.advance(1000)
  return commentOf({ at: clock.now(), by: `person-${person}`, ...given })
}

const threadOf = async ({ author }: IncomingItem) => {
  const { rows } = await app.database.pool.query(
    `select t.state, t.count, t.version, t.unanswered_since, t.last_text, t.tone, t.is_question,
       (select count(*)::int from conversation_items i where i.conversation_id = t.id) as items
     from conversations t where t.person_external_id = $1 and t.connection_id = $2`,
    [author.externalId, account.connectionId],
  )
  return rows
}
const itemsOf = async ({ externalId }: IncomingItem) => {
  const { rows } = await app.database.pool.query(
    'select * from conversation_items where external_id = $1 and connection_id = $2',
    [externalId, account.connectionId],
  )
  return rows
}
const eventsOf = async (kind: string) => {
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*)::int as count from events where kind = $1',
    [kind],
  )
  return rows[0]?.count ?? 0
}
const take = (items: readonly IncomingItem[], rest?: Parameters<typeof bring>[3]) =>
  bring(app, account, items, rest)
const ours = (given: Partial<IncomingItem> = {}) =>
  written({ isOurs: true, author: { externalId: 'us', name: 'Чайная', handle: 'tea' }, ...given })

it('takes an item once, however often and at once it comes', async () => {
  const item = written()
  const before = await eventsOf('conversation.received')
  await Promise.all(Array.from({ length: 5 }, () => take([item])))
  await take([item, item])
  expect(await itemsOf(item)).toHaveLength(1)
  expect(await threadOf(item)).toMatchObject([{ count: 1, items: 1, state: 'new' }])
  expect((await eventsOf('conversation.received')) - before).toBe(1)
})

it('comes to the same thread in whatever order items come', async () => {
  const first = written({ text: 'Первый вопрос?' })
  const rest = { by: first.author.externalId, rootExternalId: first.rootExternalId }
  const second = commentOf({ ...rest, at: new Date(clock.now().getTime() + 1000), text: 'Второй' })
  const answer = ours({
    parentExternalId: first.externalId,
    happenedAt: new Date(clock.now().getTime() + 500),
  })
  clock.advance(5000)
  for (const item of [second, answer, first]) await take([item])
  const [late] = await threadOf(first)
  expect(late).toMatchObject({ count: 2, items: 3, state: 'new', last_text: 'Второй' })
  expect(late?.unanswered_since).toEqual(second.happenedAt)
})

it('follows an edit, and leaves alone what is older than the last one', async () => {
  const item = written({ text: 'Было' })
  await take([item])
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  await take([{ ...item, text: 'Стало', editedAt: at(20) }])
  await take([{ ...item, text: 'Между', editedAt: at(10) }])
  expect(await itemsOf(item)).toMatchObject([{ text: 'Стало' }])
})

it('takes an edit and a deletion that come before the item', async () => {
  const edited = written({ text: 'Уже исправлено', editedAt: clock.now() })
  await take([edited])
  await take([{ ...edited, text: 'С ошибкой', editedAt: null }])
  expect(await itemsOf(edited)).toMatchObject([{ text: 'Уже исправлено' }])
  const deleted = written({ isDeleted: true })
  await take([deleted])
  await take([{ ...deleted, isDeleted: false }])
  expect(await itemsOf(deleted)).toMatchObject([{ text: '', deleted_at: expect.any(Date) }])
  expect(await threadOf(deleted)).toMatchObject([{ state: 'hidden' }])
})

it('keeps no words of what was deleted at the network', async () => {
  const item = written({ text: 'Мой телефон 8 900 123-45-67' })
  await take([item])
  const now = clock.now()
  const given = { title: 'Чайная', switchedAt: new Date(0), directWindowMs: null }
  await inTransaction(app.ctx.db, (tx) =>
    takeDeletions({
      tx,
      account: { ...account, ...given },
      externalIds: [item.externalId, 'nobody'],
      now,
    }),
  )
  expect(await itemsOf(item)).toMatchObject([{ text: '', media: [], deleted_at: now }])
  expect(await threadOf(item)).toMatchObject([{ state: 'hidden', last_text: '' }])
})

it('takes for deleted what a root read to its end no longer has', async () => {
  const root = 'post-whole'
  const [stays, goes] = [written({ rootExternalId: root }), written({ rootExternalId: root })]
  const elsewhere = written({ rootExternalId: 'post-other' })
  await take([stays, goes, elsewhere])
  clock.advance(60_000)
  await take([stays], { readingAt: clock.now(), whole: [root] })
  expect(await itemsOf(goes)).toMatchObject([{ deleted_at: clock.now() }])
  expect(await itemsOf(stays)).toMatchObject([{ deleted_at: null }])
  expect(await itemsOf(elsewhere)).toMatchObject([{ deleted_at: null }])
})

it('sees an answer given elsewhere, and tells ours by the id of the author alone', async () => {
  const item = written({ text: 'Когда открыты?' })
  await take([item])
  const impostor = written({
    author: { externalId: 'impostor', name: 'Чайная', handle: 'tea' },
    parentExternalId: item.externalId,
  })
  await take([impostor])
  expect(await threadOf(item)).toMatchObject([{ state: 'new' }])
  await take([ours({ parentExternalId: item.externalId, text: 'До восьми' })])
  expect(await threadOf(item)).toMatchObject([{ state: 'answered', unanswered_since: null }])
  expect(await threadOf(impostor)).toMatchObject([{ state: 'new' }])
})

it('makes no thread of ours that answers nobody', async () => {
  const alone = ours()
  await take([alone])
  expect(await itemsOf(alone)).toMatchObject([{ conversation_id: null }])
})

it('tells nobody of backlog, of spam and twice of one thread', async () => {
  const { pool } = app.database
  const told = async () => {
    await app.consumeEvents()
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from notifications where kind = 'message_received'`,
    )
    return rows[0]?.count ?? 0
  }
  const before = await told()
  await take([written({ happenedAt: new Date(clock.now().getTime() - 3 * 86_400_000) })])
  await take([written({ held: 'spam' })])
  expect(await told()).toBe(before)
  const item = written()
  await take([item])
  await take([commentOf({ at: clock.now(), by: item.author.externalId })])
  expect(await told()).toBe(before + 1)
})

it('tells of a flood once', async () => {
  clock.advance(3_600_000)
  const before = await eventsOf('conversation_account.flooded')
  await take(Array.from({ length: 60 }, () => written()))
  await take(Array.from({ length: 60 }, () => written()))
  expect((await eventsOf('conversation_account.flooded')) - before).toBe(1)
})

const listTexts = async (who: Writer) => {
  const { data } = await ask(app, who, { path: '/conversations?limit=100' })
  return JSON.stringify(data)
}

it('shows a member the accounts they may see, by list, count, search and id', async () => {
  // Hours have passed: a new session.
  owner = await newWriter(app, 1)
  const other = await addListened('bluesky')
  const hidden = written({ text: 'Тайный вопрос?' })
  const [thread] = await bring(app, other, [hidden])
  const member = await addMember(app, owner, { id: 2, role: 'editor' })
  const who = { ...member, workspaceId: owner.workspaceId }
  await app.database.pool.query(
    'update workspace_members set connection_ids = $1 where user_id = $2',
    [[account.connectionId], member.userId],
  )
  expect(await listTexts(owner)).toContain('Тайный вопрос?')
  expect(await listTexts(who)).not.toContain('Тайный вопрос?')
  const ofThread = `/conversations/${thread?.id}`
  expect((await ask(app, owner, { path: ofThread })).data).toBeTruthy()
  for (const path of [ofThread, `/conversations?personOf=${thread?.id}`]) {
    expect((await ask(app, who, { path })).error?.code).toBe('NOT_FOUND')
  }
  const found = await ask(app, who, {
    path: `/conversations?search=${encodeURIComponent('Тайный')}`,
  })
  expect(found.data).toMatchObject({ items: [] })
  const body = { ids: [thread?.id], change: { kind: 'resolve' } }
  const changed = await ask(app, who, { method: 'POST', path: '/conversations/changes', body })
  expect(changed.error?.code).toBe('NOT_FOUND')
})
