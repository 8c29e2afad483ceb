import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bring, commentOf, type Listened, listenTo } from '../../../../test/audience.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addAccount, newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { exportConversations } from './export-conversations.ts'
import { purgeConversations } from './purge-conversations.ts'

const clock = createFakeClock()
let app: TestShell
let owner: Writer

beforeAll(async () => {
  app = await createTestApp({ clock })
  owner = await newWriter(app, 1)
})
afterAll(() => app.stop())

const listen = async (network: 'telegram' | 'youtube', who = owner): Promise<Listened> => {
  const connectionId = await addAccount(app, who, network)
  const listened = { connectionId, workspaceId: who.workspaceId, network }
  await listenTo(app, listened)
  return listened
}
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
const textsOf = async ({ connectionId }: Listened) => {
  const { rows } = await app.database.pool.query<{ text: string; author_name: string | null }>(
    'select text, author_name from conversation_items where connection_id = $1 order by happened_at',
    [connectionId],
  )
  return rows
}
const threadsOf = async ({ connectionId }: Listened) => {
  const { rowCount } = await app.database.pool.query(
    'select 1 from conversations where connection_id = $1',
    [connectionId],
  )
  return rowCount
}

const rowsOf = async ({ connectionId }: Listened) => {
  const { rows } = await app.database.pool.query(
    `select person_name as name, last_text as text, search_text as search, count from conversations
     where connection_id = $1 order by last_item_at`,
    [connectionId],
  )
  return rows
}
const putNote = ({ connectionId, workspaceId }: Listened, personExternalId: string) =>
  app.database.pool.query(
    `insert into person_notes (connection_id, person_external_id, workspace_id, text, updated_at)
     values ($1, $2, $3, 'Постоянный гость', $4)`,
    [connectionId, personExternalId, workspaceId, daysAgo(366)],
  )
const notesOf = async ({ connectionId }: Listened) => {
  const { rows } = await app.database.pool.query<{ person: string }>(
    'select person_external_id as person from person_notes where connection_id = $1',
    [connectionId],
  )
  return rows.map(({ person }) => person)
}

it('keeps what was written for a year, and its thread no longer', async () => {
  const account = await listen('telegram')
  await bring(app, account, [
    commentOf({ at: daysAgo(366), by: 'old', text: 'Больше года' }),
    commentOf({ at: daysAgo(364), by: 'young', text: 'Меньше года' }),
  ])
  await purgeConversations({ ctx: app.ctx })
  expect((await textsOf(account)).map(({ text }) => text)).toEqual(['Меньше года'])
  expect(await threadsOf(account)).toBe(1)
})

it('keeps nothing of what is gone in the row of a thread that goes on', async () => {
  const account = await listen('telegram')
  await bring(app, account, [
    commentOf({ at: daysAgo(366), by: 'anna', text: 'Старое слово', externalId: 'long-ago' }),
    commentOf({ at: daysAgo(364), by: 'anna', text: 'Новое слово' }),
  ])
  await putNote(account, 'anna')
  await putNote(account, 'nobody')
  await purgeConversations({ ctx: app.ctx })
  expect(await rowsOf(account)).toEqual([
    { name: 'anna', text: 'Новое слово', search: 'anna anna новое слово', count: 1 },
  ])
  expect(await notesOf(account)).toEqual(['anna'])
})

it('keeps neither words nor the name of whoever deleted all they wrote', async () => {
  const account = await listen('telegram')
  const item = commentOf({ at: daysAgo(2), by: 'gone', text: 'Пожалуйста, удалите' })
  await bring(app, account, [item])
  await bring(app, account, [{ ...item, isDeleted: true }])
  expect(await rowsOf(account)).toEqual([{ name: null, text: '', search: '', count: 1 }])
})

it('forgets words and names where the network wants it, unless they were read again', async () => {
  const account = await listen('youtube')
  const [unread, read] = [
    commentOf({ at: daysAgo(40), by: 'unread', text: 'Давно не перечитано' }),
    commentOf({ at: daysAgo(39), by: 'read', text: 'Перечитано вчера' }),
  ]
  await bring(app, account, [unread, read], { readingAt: daysAgo(38) })
  await bring(app, account, [read], { readingAt: daysAgo(1) })
  await purgeConversations({ ctx: app.ctx })
  expect(await textsOf(account)).toEqual([
    { text: '', author_name: null },
    { text: 'Перечитано вчера', author_name: 'read' },
  ])
  expect(await rowsOf(account)).toEqual([
    { name: null, text: '', search: '', count: 1 },
    { name: 'read', text: 'Перечитано вчера', search: 'read read перечитано вчера', count: 1 },
  ])
})

it('exports what came to the person’s workspace, and nothing of another', async () => {
  const other = await newWriter(app, 2)
  await bring(app, await listen('telegram', other), [
    commentOf({ at: clock.now(), text: 'Чужая переписка' }),
  ])
  const { conversationItems } = exportConversations({ ctx: app.ctx, userId: other.userId })
  const texts: string[] = []
  for await (const row of conversationItems) texts.push(JSON.stringify(row))
  expect(texts.join()).toContain('Чужая переписка')
  expect(texts.join()).not.toContain('Меньше года')
})

it('goes with its account', async () => {
  const account = await listen('telegram')
  await bring(app, account, [commentOf({ at: clock.now() })])
  await app.database.pool.query('delete from connections where id = $1', [account.connectionId])
  expect([await threadsOf(account), (await textsOf(account)).length]).toEqual([0, 0])
})
