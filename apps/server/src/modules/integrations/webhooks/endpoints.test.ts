import { DAY_MS, HOUR_MS, SECOND_MS } from '@kadr/kit/durations'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { addMember, ask, newWriter } from '../../../../test/posts.ts'
import { setUpWebhooks, WEBHOOKS, type WebhookStage } from '../../../../test/webhooks.ts'

let stage: WebhookStage
beforeAll(async () => {
  stage = await setUpWebhooks()
})
afterAll(() => stage.stop())

it('sends nothing of what has waited where a person wants it so', async () => {
  const { id } = await stage.live('dropped')
  await stage.send('POST', `webhooks/${id}/pause`)
  await stage.happen()
  expect(await stage.look(id)).toMatchObject({ state: 'paused', pauseReason: 'person', waiting: 1 })
  await stage.send('POST', `webhooks/${id}/resume`, { waiting: 'drop' })
  await stage.happen()
  await stage.untilQuiet(id)
  expect(stage.events('dropped')).toHaveLength(1)
  expect((await stage.log(id)).map(({ state }) => state)).toEqual([
    'delivered',
    'dropped',
    'delivered',
  ])
  await stage.remove(id)
})

it('gives up one event after three days, when others arrive', async () => {
  const { id } = await stage.live('poison')
  const poison = await stage.happen()
  await stage.untilQuiet(id)
  stage.receiver.answer('poison', ({ message }) => ({
    status: message.data.subject === poison ? 400 : 200,
  }))
  const countPoison = () =>
    stage.events('poison').filter(({ message }) => message.data.subject === poison).length
  await stage.happen(poison, 'яд')
  await stage.happen(poison, 'за ним')
  for (let at = 0; at < 30 && (await stage.look(id)).waiting > 0; at += 1) {
    await stage.happen()
    const before = countPoison()
    await stage.pass(13 * HOUR_MS)
    // Some of its delays are longer than what has passed.
    await vi
      .waitFor(() => expect(countPoison()).toBeGreaterThan(before), { timeout: 2000 })
      .catch(() => undefined)
    if (at === 12) stage.receiver.answer('poison', () => ({ status: 200 }))
  }
  const bad = (await stage.log(id)).filter(({ state }) => state !== 'delivered')
  expect(bad).toMatchObject([{ state: 'failed', attempts: 10, status: 400 }])
  expect((await stage.look(id)).state).toBe('active')
  const failed = bad[0]?.id
  await stage.send('POST', `webhook-deliveries/${failed}/resend`)
  await stage.untilQuiet(id)
  const again = (await stage.log(id)).find((one) => one.id === failed)
  expect(again).toMatchObject({ state: 'delivered', attempts: 1 })
  await stage.remove(id)
}, 60_000)

it('signs by two secrets for a day after a rotation', async () => {
  const { id, secret } = await stage.live('rotated')
  const { data } = await stage.send('POST', `webhooks/${id}/secret`)
  const newer = z.object({ secret: z.string() }).parse(data).secret
  const secretsThatFit = async (count: number) => {
    await stage.happen()
    await stage.untilArrived('rotated', count)
    const last = stage.receiver.of('rotated').at(-1)
    if (!last) throw new Error('Nothing came')
    const { headers, body } = last
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    const signatures = headers['webhook-signature']?.split(' ')
    return [newer, secret].map((one) =>
      signatures?.includes(new Webhook(one).sign(headers['webhook-id'] ?? '', at, body)),
    )
  }
  expect(await secretsThatFit(2)).toEqual([true, true])
  await stage.pass(DAY_MS + SECOND_MS)
  expect(await secretsThatFit(3)).toEqual([true, false])
  const { rows } = await stage.app.database.pool.query('select * from webhook_endpoints')
  for (const one of [secret, newer]) expect(JSON.stringify(rows)).not.toContain(one)
  await stage.remove(id)
})

it('lets a slow endpoint hold up nobody, and sends it no more than it can take', async () => {
  const slow = await stage.live('slow')
  const quick = await stage.live('quick')
  let [now, most] = [0, 0]
  stage.receiver.answer('slow', async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    now -= 1
    return { status: 200 }
  })
  for (let at = 0; at < 12; at += 1) await stage.happen()
  const startedAt = Date.now()
  await stage.untilQuiet(quick.id)
  expect(Date.now() - startedAt).toBeLessThan(3000)
  expect(stage.events('quick')).toHaveLength(12)
  expect((await stage.look(slow.id)).waiting).toBeGreaterThan(0)
  await stage.untilQuiet(slow.id)
  expect(most).toBeLessThanOrEqual(4)
  for (const { id } of [slow, quick]) await stage.remove(id)
}, 30_000)

it.each([
  ['http://example.com/hook', 'https://'],
  ['https://user:word@example.com/', 'имя и пароль'],
  ['https://example.com:8443/', 'порт'],
  ['https://127.0.0.1/', 'внутреннюю сеть'],
  ['https://localhost/', 'внутреннюю сеть'],
  ['https://[::1]/', 'внутреннюю сеть'],
  ['пример', 'целиком'],
])('refuses the address %s with words at its field', async (url, words) => {
  const body = { title: 'Плохой', url, kinds: ['post.published'] }
  const { status, error } = await stage.send('POST', 'webhooks', body)
  expect(status).toBe(400)
  expect(error).toMatchObject({ field: 'url', message: expect.stringContaining(words) })
})

it('is for admins of the workspace alone, who see no other', async () => {
  const stranger = await newWriter(stage.app, 9)
  const editor = await addMember(stage.app, stage.owner(), { id: 10, role: 'editor' })
  const { id } = await stage.live('own')
  expect((await ask(stage.app, editor, { path: WEBHOOKS })).status).toBe(403)
  expect((await stage.send('POST', `webhooks/${id}/pause`, undefined, stranger)).status).toBe(404)
  expect((await ask(stage.app, stranger, { path: `${WEBHOOKS}/${id}/deliveries` })).status).toBe(
    404,
  )
  const [delivery] = await stage.log(id)
  const path = `webhook-deliveries/${delivery?.id}`
  expect((await ask(stage.app, stranger, { path: `/integrations/${path}` })).status).toBe(404)
  expect((await stage.send('POST', `${path}/resend`, undefined, stranger)).status).toBe(404)
  await stage.remove(id)
})

it('keeps ten endpoints at most, and their log for a month', async () => {
  const made = []
  for (let at = 0; at < 10; at += 1) made.push(await stage.live(`many-${at}`))
  const body = { title: 'Лишний', url: stage.receiver.urlOf('more'), kinds: ['post.published'] }
  expect((await stage.send('POST', 'webhooks', body)).error?.code).toBe('CONFLICT')
  const [first] = made
  expect(await stage.log(first?.id ?? '')).toHaveLength(1)
  await stage.pass(31 * DAY_MS)
  for (const { purge } of stage.app.ctx.modules.filter(({ name }) => name === 'webhooks')) {
    await purge?.({ ctx: stage.app.ctx })
  }
  expect(await stage.log(first?.id ?? '')).toEqual([])
  for (const { id } of made) await stage.remove(id)
}, 30_000)
