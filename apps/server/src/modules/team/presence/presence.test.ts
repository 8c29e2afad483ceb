import { PRESENCE_MS } from '@kadr/contract/team/presence'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addAccount, addMember, ask, createDraft, newWriter } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { purgePresences } from './presence.service.ts'

const clock = createFakeClock()
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

it('tells who else has a post open until they have left, and keeps nothing', async () => {
  const owner = await newWriter(app, 1)
  const editor = await addMember(app, owner, { id: 2, role: 'editor' })
  const { id } = await createDraft(app, owner, [await addAccount(app, owner)])
  const open = async (who: typeof owner, postId = id) =>
    ask(app, who, { method: 'POST', path: '/presence', body: { kind: 'post', id: postId } })
  const events = async () =>
    (await app.database.pool.query(`select 1 from events where kind = 'presence.joined'`)).rowCount

  expect((await open(owner)).data).toEqual({ people: [] })
  expect(await events()).toBe(0)
  expect((await open(editor)).data).toMatchObject({ people: [{ userId: owner.userId }] })
  expect((await open(owner)).data).toMatchObject({ people: [{ userId: editor.userId }] })
  expect(await events()).toBe(1)
  clock.advance(PRESENCE_MS / 2)
  await open(owner)
  clock.advance(PRESENCE_MS / 2)
  expect((await open(owner)).data).toEqual({ people: [] })

  expect(await open(owner, newId())).toMatchObject({ status: 404 })
  const stranger = await newWriter(app, 3)
  expect(await open(stranger)).toMatchObject({ status: 404 })
  clock.advance(PRESENCE_MS)
  await purgePresences({ ctx: app.ctx })
  expect((await app.database.pool.query('select 1 from presences')).rowCount).toBe(0)
})

it('tells at once who has begun to write, and who has stopped', async () => {
  const owner = await newWriter(app, 4)
  const editor = await addMember(app, owner, { id: 5, role: 'editor' })
  const { id } = await createDraft(app, owner, [await addAccount(app, owner)])
  const open = async (who: typeof owner, isWriting: boolean) =>
    ask(app, who, { method: 'POST', path: '/presence', body: { kind: 'post', id, isWriting } })
  const joined = async () =>
    (
      await app.database.pool.query(
        `select 1 from events where kind = 'presence.joined' and subject_id = $1`,
        [id],
      )
    ).rowCount

  await open(owner, false)
  await open(editor, false)
  expect(await joined()).toBe(1)
  await open(owner, true)
  expect(await joined()).toBe(2)
  expect((await open(editor, false)).data).toMatchObject({
    people: [{ userId: owner.userId, isWriting: true }],
  })
  await open(owner, false)
  expect(await joined()).toBe(3)
  expect((await open(editor, false)).data).toMatchObject({ people: [{ isWriting: false }] })
})
