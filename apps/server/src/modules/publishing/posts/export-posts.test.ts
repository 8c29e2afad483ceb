import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccount, addMember, ask, createDraft, newWriter, plan } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

it('deleting a person deletes the posts they own and anonymizes those they wrote for others', async () => {
  const owner = await newWriter(app, 1)
  const channel = await addAccount(app, owner)
  const editor = await addMember(app, owner, { id: 2, role: 'editor' })
  const own = await createDraft(app, owner, [channel], { text: 'Пост владельца' })
  const theirs = await createDraft(app, editor, [channel], { text: 'Пост редактора' })
  const wallTime = `${new Date().getUTCFullYear() + 1}-06-01T10:00`
  await plan(app, owner, own, wallTime)
  const exported = await ask(app, editor, { path: '/users/me/export' })
  expect(exported.data).toMatchObject({
    sections: {
      posts: [{ text: 'Пост редактора', isOwn: true }],
      postTargets: [{ accountTitle: 'Канал', state: 'draft' }],
      targetEvents: [{ cause: 'created', isOwn: true }],
    },
  })
  expect(JSON.stringify(exported.data)).not.toContain(owner.userId)
  const request = {
    method: 'DELETE',
    path: '/users/me',
    body: { confirmation: 'УДАЛИТЬ' },
  } as const
  expect((await ask(app, editor, request)).status).toBe(200)
  expect((await ask(app, owner, { path: `/posts/${theirs.id}` })).data).toMatchObject({
    text: 'Пост редактора',
    author: null,
  })
  expect((await ask(app, owner, request)).status).toBe(200)
  const { rows } = await app.database.pool.query('select count(*)::int as n from posts')
  expect(rows).toEqual([{ n: 0 }])
})
