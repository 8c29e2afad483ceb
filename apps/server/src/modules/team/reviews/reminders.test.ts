import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import {
  addAccount,
  addMember,
  ask,
  createDraft,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
let owner: Writer
let editor: Writer

beforeAll(async () => {
  app = await createTestApp({ clock })
  owner = await newWriter(app, 5100)
  editor = await addMember(app, owner, { id: 5101, role: 'editor' })
  const body = { isApprovalRequired: true }
  await ask(app, owner, { method: 'PATCH', path: '/publisher/settings', body })
})
afterAll(() => app.stop())

describe('a reminder', () => {
  const remind = async () => {
    await app.ctx.jobs.enqueue({ name: 'posts.remind-approvers', schema: z.object({}) }, {})
    await app.runDueJobs()
    await app.consumeEvents()
    const { rows } = await app.database.pool.query<{ title: string }>(
      "select title from notifications where user_id = $1 and key like 'approval-due:%' order by id",
      [owner.userId],
    )
    return rows.map(({ title }) => title)
  }

  it('comes a day and three hours before the time, once each, while nobody has decided', async () => {
    const draft = await createDraft(app, editor, [await addAccount(app, owner)])
    const post = await plan(app, editor, draft, '2026-03-12T12:00')
    expect(await remind()).toEqual([])
    clock.set(new Date('2026-03-11T12:00:00Z'))
    const first = 'Согласуйте пост: до выхода меньше суток'
    expect(await remind()).toEqual([first])
    expect(await remind()).toEqual([first])
    clock.set(new Date('2026-03-12T06:30:00Z'))
    const both = [first, 'Согласуйте пост: до выхода меньше 3\u00a0часов']
    expect(await remind()).toEqual(both)
    await app.database.pool.query('delete from post_targets where post_id = $1', [post.id])
    expect(await remind()).toEqual(both)
  })
})
