import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { addAccount, createDraft, newWriter, plan } from '../../../test/posts.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { makeDigests, makeDigestsFor } from './make-digests.ts'

/** Nine in the morning of a Tuesday in Moscow. */
const MORNING = new Date('2026-03-10T06:05:00Z')
const clock = createFakeClock(new Date('2026-03-09T12:00:00Z'))
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const digests = async () => {
  const { rows } = await app.database.pool.query<{ kind: string; title: string; text: string }>(
    `select kind, title, text from notifications where kind like '%_digest'`,
  )
  return rows
}

it('tells in the morning of the person what comes out today, once, and nothing on an empty day', async () => {
  const writer = await newWriter(app, 1)
  const account = await addAccount(app, writer, 'telegram')
  const draft = await createDraft(app, writer, [account], { text: 'Весеннее меню' })
  await plan(app, writer, draft, '2026-03-10T18:30')
  await makeDigests({ ctx: app.ctx })
  expect(await digests()).toEqual([])
  clock.set(MORNING)
  await makeDigests({ ctx: app.ctx })
  await makeDigests({ ctx: app.ctx })
  expect(await digests()).toEqual([
    {
      kind: 'daily_digest',
      title: 'Сегодня по плану 1\u00a0пост',
      text: expect.stringContaining('18:30 Весеннее меню'),
    },
  ])
  clock.set(new Date('2026-03-12T06:05:00Z'))
  await makeDigests({ ctx: app.ctx })
  expect(await digests()).toHaveLength(1)
})

it('tells one member at any hour, and not again in the morning', async () => {
  const before = (await digests()).length
  clock.set(new Date('2026-03-16T03:00:00Z'))
  const writer = await newWriter(app, 2)
  const account = await addAccount(app, writer, 'telegram')
  const draft = await createDraft(app, writer, [account], { text: 'Летнее меню' })
  await plan(app, writer, draft, '2026-03-16T18:30')
  const { userId, workspaceId } = writer
  await makeDigestsFor({ ctx: app.ctx, userId, workspaceId })
  await makeDigestsFor({ ctx: app.ctx, userId, workspaceId })
  clock.set(new Date('2026-03-16T06:05:00Z'))
  await makeDigests({ ctx: app.ctx })
  const made = (await digests()).slice(before)
  expect(made.map(({ text }) => text)).toEqual([expect.stringContaining('Летнее меню')])
})
