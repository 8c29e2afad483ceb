import { type FoundGroup, search } from '@kadr/contract/operations/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addAccount,
  addMember,
  ask,
  createDraft,
  newWriter,
  type Writer,
} from '../../../../test/posts.ts'
import { slideshowOf } from '../../../../test/reels.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let anna: Writer
let stranger: Writer
let channel: string
let hidden: string

beforeAll(async () => {
  app = await createTestApp()
  anna = await newWriter(app, 1)
  stranger = await newWriter(app, 2)
  channel = await addAccount(app, anna, 'telegram', 'Пекарня у моста')
  hidden = await addAccount(app, anna, 'vk', 'Пекарня для пап')
  await createDraft(app, anna, [channel], { text: 'Открыли запись на ёлочный мастер-класс' })
  await createDraft(app, anna, [hidden], { text: 'Открыли запись для пап' })
  for (const name of ['Каравай праздничный', 'Каравай постный 100%']) {
    await ask(app, anna, { method: 'POST', path: '/products', body: { name } })
  }
  const content = slideshowOf([null, null])
  const body = { title: 'Три секрета каравая', content }
  await ask(app, anna, { method: 'POST', path: '/reels', body })
})
afterAll(() => app.stop())

const find = async (query: string, who = anna): Promise<FoundGroup[]> => {
  const answer = await ask(app, who, { path: `/search?query=${encodeURIComponent(query)}` })
  expect(answer.error).toBeUndefined()
  return search.data.parse(answer.data).groups
}
const titlesOf = (groups: FoundGroup[]) =>
  groups.flatMap(({ group, items }) => items.map(({ title }) => `${group}: ${title}`))

it('finds things of all kinds by a word, its form and a typo in it', async () => {
  const expected = [
    'products: Каравай постный 100%',
    'products: Каравай праздничный',
    'reels: Три секрета каравая',
  ]
  for (const query of ['каравай', 'карвай', 'RFHFDFQ', 'rfhfdfq']) {
    expect(titlesOf(await find(query)).sort(), query).toEqual(expected)
  }
})

it('finds a post by words of its text, without regard to «ё», and an account by its name', async () => {
  const [group] = await find('елочный мастер')
  expect(group).toMatchObject({
    group: 'posts',
    items: [{ title: 'Открыли запись на ёлочный мастер-класс', state: 'draft', dueAt: null }],
  })
  expect(titlesOf(await find('мосту'))).toEqual(['accounts: Пекарня у моста'])
})

it('takes signs of patterns for what they are', async () => {
  expect(titlesOf(await find('100%'))).toEqual(['products: Каравай постный 100%'])
  expect(await find('%%%')).toEqual([])
  expect(await find('\\')).toEqual([])
})

it('needs words, not too many', async () => {
  const ofEmpty = await ask(app, anna, { path: '/search?query=' })
  expect(ofEmpty.error).toMatchObject({ code: 'VALIDATION_FAILED' })
  const ofLong = await ask(app, anna, { path: `/search?query=${'а'.repeat(201)}` })
  expect(ofLong.error).toMatchObject({ code: 'VALIDATION_FAILED' })
})

it('shows nothing of other workspaces', async () => {
  expect(await find('каравай', stranger)).toEqual([])
  const foreign = await ask(
    app,
    { ...stranger, workspaceId: anna.workspaceId },
    { path: '/search?query=a' },
  )
  expect(foreign.error).toMatchObject({ code: 'NOT_FOUND' })
})

it('shows a restricted member only their accounts and the posts for these', async () => {
  const guest = await addMember(app, anna, { id: 3, role: 'viewer' })
  expect(titlesOf(await find('пап', guest))).toHaveLength(2)
  await app.database.pool.query(
    'update workspace_members set connection_ids = $1 where user_id = $2 and workspace_id = $3',
    [[channel], guest.userId, anna.workspaceId],
  )
  expect(await find('пап', guest)).toEqual([])
  expect(titlesOf(await find('пекарня', guest))).toEqual(['accounts: Пекарня у моста'])
  expect(titlesOf(await find('запись', guest))).toEqual([
    'posts: Открыли запись на ёлочный мастер-класс',
  ])
})

it('leaves out what is in the trash', async () => {
  const post = await createDraft(app, anna, [channel], { text: 'Выброшенный багет' })
  expect(titlesOf(await find('багет'))).toEqual(['posts: Выброшенный багет'])
  await ask(app, anna, { method: 'DELETE', path: `/posts/${post.id}` })
  expect(await find('багет')).toEqual([])
})
