import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addMember, ask, type Writer } from '../../../../test/posts.ts'
import { setUpWebhooks, type WebhookStage } from '../../../../test/webhooks.ts'

let stage: WebhookStage
beforeAll(async () => {
  stage = await setUpWebhooks()
})
afterAll(() => stage.stop())

it('switches an endpoint on when it answers its signed test, and tells it what happens from then on', async () => {
  let isAwake = false
  stage.receiver.answer('first', () => ({ status: isAwake ? 204 : 500, text: 'не готов' }))
  const { id, secret } = await stage.create('first')
  expect(secret).toMatch(/^whsec_[\w+/=]{40,}$/)
  await stage.untilArrived('first', 1)
  await vi.waitFor(async () => expect((await stage.log(id))[0]?.state).toBe('failed'))
  await stage.happen()
  expect((await stage.look(id)).state).toBe('unconfirmed')
  isAwake = true
  await stage.send('POST', `webhooks/${id}/test`)
  await stage.untilState(id, 'active')
  const subject = await stage.happen()
  await stage.untilArrived('first', 3)
  expect(stage.receiver.of('first').map(({ message }) => message.type)).toEqual([
    'endpoint.test',
    'endpoint.test',
    'generation.ready',
  ])
  const [arrived] = stage.events('first')
  expect(arrived?.message.data).toEqual({
    workspaceId: stage.owner().workspaceId,
    subject,
    sequence: 3,
    title: 'Рилс',
    output: 'video',
  })
  for (const { body, headers } of stage.receiver.of('first')) {
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ data: {} })
  }
  await stage.untilQuiet(id)
  const [newest, , oldest] = await stage.log(id)
  expect(newest).toMatchObject({ kind: 'generation.ready', state: 'delivered', status: 204 })
  expect(newest?.messageId).toBe(arrived?.headers['webhook-id'])
  const { data } = await ask(stage.app, stage.owner(), {
    path: `/integrations/webhook-deliveries/${oldest?.id}`,
  })
  expect(data).toMatchObject({ answers: [{ status: 500, answer: 'не готов', problem: 'status' }] })
  await stage.remove(id)
  await stage.happen()
  expect(stage.events('first')).toHaveLength(1)
})

it('tries again under the same id with a new signature, and keeps the order of one subject', async () => {
  const { id, secret } = await stage.live('order')
  let isBroken = true
  stage.receiver.answer('order', () => (isBroken ? 'silence' : { status: 200 }))
  const [subject, other] = [newId(), newId()]
  await stage.happen(subject, 'один')
  await vi.waitFor(async () => expect((await stage.log(id))[0]?.attempts).toBe(1), {
    timeout: 5000,
  })
  await stage.happen(subject, 'два')
  await stage.happen(other, 'чужой')
  await stage.happen(subject, 'три')
  await vi.waitFor(async () => expect((await stage.look(id)).failures).toBe(2), { timeout: 5000 })
  expect(stage.events('order').map(({ message }) => message.data.title)).toEqual(['один', 'чужой'])
  isBroken = false
  await stage.pass(MINUTE_MS)
  await stage.untilQuiet(id)
  const titles = stage
    .events('order')
    .filter(({ message }) => message.data.subject === subject)
    .map(({ message }) => message.data.title)
  expect(titles).toEqual(['один', 'один', 'два', 'три'])
  const [first, again] = stage
    .events('order')
    .filter(({ message }) => message.data.title === 'один')
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(again?.body).toBe(first?.body)
  expect(again?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
  const at = new Date(Number(again?.headers['webhook-timestamp']) * 1000)
  const signature = new Webhook(secret).sign(
    again?.headers['webhook-id'] ?? '',
    at,
    again?.body ?? '',
  )
  expect(again?.headers['webhook-signature']).toBe(signature)
  expect(await stage.look(id)).toMatchObject({ failures: 0 })
  await stage.remove(id)
})

it('waits for as long as the receiver asks', async () => {
  const { id } = await stage.live('busy')
  stage.receiver.answer('busy', () => ({ status: 429, headers: { 'retry-after': '3600' } }))
  await stage.happen()
  await vi.waitFor(async () => expect((await stage.look(id)).failures).toBe(1), { timeout: 5000 })
  stage.receiver.answer('busy', () => ({ status: 200 }))
  await stage.pass(50 * MINUTE_MS)
  await stage.happen()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(stage.events('busy')).toHaveLength(1)
  await stage.pass(11 * MINUTE_MS)
  await stage.untilQuiet(id)
  expect(stage.events('busy')).toHaveLength(3)
  await stage.remove(id)
})

it('takes a redirect for a failure and follows it nowhere', async () => {
  const { id } = await stage.live('moved')
  stage.receiver.answer('moved', () => ({
    status: 302,
    headers: { location: stage.receiver.urlOf('elsewhere') },
  }))
  await stage.happen()
  await vi.waitFor(
    async () => expect((await stage.log(id))[0]).toMatchObject({ problem: 'redirect' }),
    {
      timeout: 5000,
    },
  )
  expect(stage.receiver.of('elsewhere')).toEqual([])
  await stage.remove(id)
})

it('switches off what answers 410, tells the admins, and begins anew with a test', async () => {
  const admin = await addMember(stage.app, stage.owner(), { id: 2, role: 'admin' })
  const editor = await addMember(stage.app, stage.owner(), { id: 3, role: 'editor' })
  const { id } = await stage.live('gone')
  stage.receiver.answer('gone', () => ({ status: 410 }))
  await stage.happen()
  await stage.untilState(id, 'gone')
  await stage.happen()
  expect(await stage.look(id)).toMatchObject({ waiting: 0 })
  await stage.app.consumeEvents()
  const noticesOf = async ({ token }: Writer) => {
    const { data } = await ask(stage.app, { ...stage.owner(), token }, { path: '/notifications' })
    return JSON.stringify(data)
  }
  expect(await noticesOf(admin)).toContain('Вебхук «gone» остановлен')
  expect(await noticesOf(editor)).not.toContain('Вебхук')
  stage.receiver.answer('gone', () => ({ status: 200 }))
  await stage.send('POST', `webhooks/${id}/test`)
  await stage.untilState(id, 'active')
  await stage.remove(id)
})

it('pauses what fails again and again, keeps what happens, and goes on in order', async () => {
  const { id } = await stage.live('dead')
  stage.receiver.answer('dead', () => ({ status: 503 }))
  const subject = newId()
  for (const title of ['один', 'два', 'три']) await stage.happen(subject, title)
  for (let at = 0; at < 60 && (await stage.look(id)).state === 'active'; at += 1) {
    if (at === 2) for (let more = 0; more < 22; more += 1) await stage.happen()
    await stage.pass(10 * MINUTE_MS)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  expect(await stage.look(id)).toMatchObject({ state: 'paused', pauseReason: 'failures' })
  await stage.happen(subject, 'четыре')
  const before = stage.events('dead').length
  await stage.pass(DAY_MS)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(stage.events('dead')).toHaveLength(before)
  stage.receiver.answer('dead', () => ({ status: 200 }))
  expect((await stage.look(id)).waiting).toBe(26)
  await stage.send('POST', `webhooks/${id}/resume`, { waiting: 'send' })
  await stage.untilQuiet(id)
  const after = stage.events('dead').slice(before)
  expect(after).toHaveLength(26)
  const titles = after.filter(({ message }) => message.data.subject === subject)
  expect(titles.map(({ message }) => message.data.title)).toEqual(['один', 'два', 'три', 'четыре'])
  await stage.remove(id)
}, 60_000)
