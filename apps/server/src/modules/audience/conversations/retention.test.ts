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
