import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { setPlan } from '../../../test/connecting.ts'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { call, signInAs } from '../../../test/people.ts'
import { ask, newWriter, type Writer } from '../../../test/posts.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { runAllJobs } from '../../../test/uploads.ts'
import { takeInvited } from './send-invite-message.ts'
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
  invite: z.object({ id: z.string(), address: z.string(), delivery: z.string() }),
  url: z.string(),
})

const send = (to: object) =>
  ask(app, owner, {
    method: 'POST',
    path: '/team/invites',
    body: {
      role: 'editor',
      isApprover: false,
      connectionIds: null,
      note: '',
      to,
      maxUses: null,
      days: 7,
    },
  })

const invite = async (to: object) => created.parse((await send(to)).data)

const deliveryOf = async (id: string) => {
  const { data } = await ask(app, owner, { path: '/team/invites' })
  const list = z.array(z.object({ id: z.string(), delivery: z.string(), maxUses: z.int() }))
  return list.parse(data).find((one) => one.id === id)
}

const messages = async () => {
  const { rows } = await app.database.pool.query<{ chat: string; params: string }>(
    'select chat_id::text as chat, params::text from bot_messages order by id',
  )
  return rows
}

const write = ({ id, username, text }: { id: number; username: string; text: string }) =>
  takeInvited({
    ctx: app.ctx,
    update: {
      update_id: Math.floor(clock.now().getTime() / 1000),
      message: { from: { id, username }, chat: { id, type: 'private' }, text },
    },
  })

it('goes by a letter whose link is accepted once', async () => {
  const { invite: made, url } = await invite({ channel: 'email', email: ' Lena@Example.com ' })
  expect(made).toMatchObject({ address: 'lena@example.com', delivery: 'sending' })
  await runAllJobs(app)
  const page = (await app.http.inject('/sandbox/mail')).body
  expect(page).toContain('lena@example.com')
  const [, path = ''] = /href="(\/sandbox\/mail\/[\w-]+)"/.exec(page) ?? []
  expect((await app.http.inject(path)).body).toContain(url)
  expect(await deliveryOf(made.id)).toMatchObject({ delivery: 'sent', maxUses: 1 })
  const accept = async (id: number) => {
    const { token } = await signInAs(app, { id })
    const path = `/team/accept/${new URL(url).searchParams.get('token')}`
    return call(app, { method: 'POST', path, token })
  }
  expect(await accept(2)).toMatchObject({ status: 200 })
  expect(await accept(3)).toMatchObject({ status: 410 })
  expect(await send({ channel: 'email', email: 'не почта' })).toMatchObject({ status: 400 })
})

it('is sent by the bot at once to somebody it knows', async () => {
  await signInAs(app, { id: 10, username: 'Known_One' })
  const { invite: made, url } = await invite({ channel: 'telegram', username: '@known_one' })
  expect(made).toMatchObject({ address: 'known_one', delivery: 'sent' })
  const [message] = await messages()
  expect(message).toMatchObject({ chat: '10' })
  expect(decodeURIComponent(message?.params ?? '')).toContain(new URL(url).search)
})

it('waits for somebody unknown until they write to the bot', async () => {
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

it('forgets the address a month after its end', async () => {
  clock.advance(38 * DAY_MS)
  await app.ctx.jobs.enqueue(forgetInviteesJob, {})
  await runAllJobs(app)
  const { rows } = await app.database.pool.query('select address from workspace_invites')
  expect(rows.every(({ address }) => address === null)).toBe(true)
})
