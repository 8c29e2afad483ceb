import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { setPlan } from '../../../../test/connecting.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { addMember, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { runAllJobs } from '../../../../test/uploads.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { handleInviteUpdate } from './send-invite-message.ts'
import { forgetInviteesJob } from './team.jobs.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
let owner: Writer
beforeAll(async () => {
  app = await createTestApp({ clock })
  owner = await newWriter(app, 1)
  await setPlan({ app, userId: owner.userId, plan: 'AGENCY' })
})
afterAll(() => app.stop())

const created = z.object({
  invite: z.object({ id: z.string(), address: z.nullable(z.string()), delivery: z.string() }),
  url: z.string(),
})

const LINK = {
  role: 'editor',
  isApprover: false,
  connectionIds: null,
  note: '',
  to: null,
  maxUses: null,
  days: 7,
}

const send = (to: object) =>
  ask(app, owner, { method: 'POST', path: '/team/invites', body: { ...LINK, to } })

const invite = async (to: object) => created.parse((await send(to)).data)

const deliveryOf = async (id: string) => {
  const { data } = await ask(app, owner, { path: '/team/invites' })
  const list = z.array(
    z.object({ id: z.string(), delivery: z.string(), maxUses: z.nullable(z.int()) }),
  )
  return list.parse(data).find((one) => one.id === id)
}

const addGoogle = ({ userId, email }: { userId: string; email: string }) =>
  app.database.pool.query(
    `insert into sign_ins (provider, subject, label, user_id, created_at) values ('google', $1::text, $2, $1::uuid, now())`,
    [userId, email],
  )

const messages = async () => {
  const { rows } = await app.database.pool.query<{ chat: string; params: string }>(
    'select chat_id::text as chat, params::text from bot_messages order by id',
  )
  return rows
}

const write = ({ id, username, text }: { id: number; username: string; text: string }) =>
  handleInviteUpdate({
    ctx: app.ctx,
    incoming: messengers.telegram.readUpdate({
      update_id: Math.floor(clock.now().getTime() / 1000),
      message: { message_id: 1, from: { id, username }, chat: { id, type: 'private' }, text },
    }),
  })

it('an invite by letter has a link that is accepted once', async () => {
  const { invite: made, url } = await invite({ channel: 'email', email: ' Lena@Example.com ' })
  expect(made).toMatchObject({ address: 'lena@example.com', delivery: 'sending' })
  await runAllJobs(app)
  const page = (await app.http.inject('/sandbox/mail')).body
  expect(page).toContain('lena@example.com')
  const [, path = ''] = /href="(\/sandbox\/mail\/[\w-]+)"/.exec(page) ?? []
  expect((await app.http.inject(path)).body).toContain(url)
  expect(await deliveryOf(made.id)).toMatchObject({ delivery: 'sent', maxUses: 1 })
  const accept = async ({ id, email }: { id: number; email: string }) => {
    const { token, user } = await signInAs(app, { id })
    await addGoogle({ userId: user.id, email })
    const path = `/team/accept/${new URL(url).searchParams.get('token')}`
    return call(app, { method: 'POST', path, token })
  }
  expect(await accept({ id: 4, email: 'Other@Example.com' })).toMatchObject({
    status: 403,
    error: { message: expect.stringContaining('le•••@example.com') },
  })
  expect(await accept({ id: 2, email: 'Lena@Example.com' })).toMatchObject({ status: 200 })
  expect(await accept({ id: 3, email: 'lena@example.com' })).toMatchObject({ status: 410 })
  expect(await send({ channel: 'email', email: 'не почта' })).toMatchObject({ status: 400 })
})

it('an invite is sent by the bot immediately to a person it knows', async () => {
  await signInAs(app, { id: 10, username: 'Known_One' })
  const { invite: made, url } = await invite({ channel: 'telegram', username: '@known_one' })
  expect(made).toMatchObject({ address: 'known_one', delivery: 'sent' })
  const [message] = await messages()
  expect(message).toMatchObject({ chat: '10' })
  expect(decodeURIComponent(message?.params ?? '')).toContain(new URL(url).search)
})

it('an invite to an unknown person waits until they write to the bot', async () => {
  const before = (await messages()).length
  const { invite: made } = await invite({ channel: 'telegram', username: 'new_one' })
  expect(made.delivery).toBe('waiting')
  expect(await write({ id: 21, username: 'other_one', text: '/start' })).toBe(false)
  expect(await messages()).toHaveLength(before)
  await write({ id: 20, username: 'New_One', text: 'привет' })
  expect((await messages()).slice(before)).toMatchObject([{ chat: '20' }])
  expect(await deliveryOf(made.id)).toMatchObject({ delivery: 'sent' })
  clock.advance(1000)
  await write({ id: 20, username: 'New_One', text: 'ещё раз' })
  expect(await messages()).toHaveLength(before + 1)
  await ask(app, owner, { method: 'DELETE', path: `/team/invites/${made.id}` })
  await write({ id: 20, username: 'New_One', text: '/start' })
  expect(await messages()).toHaveLength(before + 1)
})

const byMember = (who: Writer, { userId }: Writer, method: 'DELETE' | 'PATCH', body?: object) =>
  ask(app, who, { method, path: `/team/members/${userId}`, ...(body && { body }) })

it.each([
  ['is removed', (sender: Writer) => byMember(owner, sender, 'DELETE')],
  ['leaves', (sender: Writer) => ask(app, sender, { method: 'POST', path: '/team/leave' })],
  [
    'may invite nobody any more',
    (sender: Writer) => byMember(owner, sender, 'PATCH', { role: 'editor' }),
  ],
  [
    'deletes their account',
    ({ userId }: Writer) => app.database.pool.query('delete from users where id = $1', [userId]),
  ],
])('an invite ends when its sender %s, for good', async (how, end) => {
  const number = 30 + how.length
  const sender = await addMember(app, owner, { id: number, role: 'admin' })
  const body = { ...LINK, role: 'admin' }
  const sent = await ask(app, sender, { method: 'POST', path: '/team/invites', body })
  const { invite: made, url } = created.parse(sent.data)
  const path = `/team/accept/${new URL(url).searchParams.get('token')}`
  expect(await call(app, { path })).toMatchObject({ data: { state: 'open' } })
  await end(sender)
  expect(await call(app, { path })).toMatchObject({ data: { state: 'revoked' } })
  const { token } = await signInAs(app, { id: number + 100 })
  expect(await call(app, { method: 'POST', path, token })).toMatchObject({ status: 410 })
  expect(await deliveryOf(made.id)).toBeUndefined()
  await app.database.pool.query(
    `update workspace_members set role = 'admin' where workspace_id = $1 and user_id = $2`,
    [owner.workspaceId, sender.userId],
  )
  expect(await call(app, { path })).toMatchObject({ data: { state: 'revoked' } })
})

it('forgets the address a month after its end', async () => {
  clock.advance(38 * DAY_MS)
  await app.ctx.jobs.enqueue(forgetInviteesJob, {})
  await runAllJobs(app)
  const { rows } = await app.database.pool.query('select address from workspace_invites')
  expect(rows.every(({ address }) => address === null)).toBe(true)
})
