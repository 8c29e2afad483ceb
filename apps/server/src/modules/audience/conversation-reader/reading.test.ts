import { createHmac } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { findStranger } from '@kadr/sandbox/networks/_strangers/people'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { ask, type Writer } from '../../../../test/posts.ts'
import { setUpCollecting } from '../../../../test/set-up-collecting.ts'
import { collectDue } from '../../insight/collector/collect.ts'
import { handleConversationUpdate, runReader } from './index.ts'

const play = setUpCollecting({ networks: ['bluesky', 'vk', 'telegram', 'instagram'] })
let who: Writer

beforeAll(async () => {
  who = { token: play.token, userId: '', workspaceId: play.workspaceId }
  await collectDue({ ctx: play.ctx })
})

const idOf = (network: 'bluesky' | 'vk' | 'telegram' | 'instagram') =>
  play.connections.get(network) ?? ''
const switchAccount = async (network: Parameters<typeof idOf>[0], isOn = true) => {
  who = { ...who, token: await play.signIn() }
  const path = `/conversations/accounts/${idOf(network)}`
  return ask(play.app, who, { method: 'PUT', path, body: { isOn } })
}
const accountOf = async (network: Parameters<typeof idOf>[0]) => {
  const [row] = await play.query<{
    is_on: boolean
    next_at: string | null
    told_at: string | null
    read_at: string | null
    failure: string | null
  }>(sql`select * from conversation_accounts where connection_id = ${idOf(network)}`)
  return row
}
const fakeOf = (network: Parameters<typeof idOf>[0]) => {
  const found = play.host.findFake(network)
  if (!found?.voice) throw new Error('Nobody can write')
  return { ...found, voice: found.voice }
}
const comment = (network: Parameters<typeof idOf>[0], text: string) => {
  const fake = fakeOf(network)
  const [newest] = [...fake.posts()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const words = { person: findStranger(1), text, at: play.clock.now() }
  return fake.voice.comment({ ...words, postId: newest?.id ?? '' }) ?? ''
}
const isTaken = async (text: string) => {
  const rows = await play.query(sql`select id from conversation_items where text = ${text}`)
  return rows.length
}
const readAll = async () => {
  await play.query(sql`update conversation_accounts set next_at = ${play.clock.now().toISOString()}::timestamptz
    where next_at is not null`)
  await runReader({ ctx: play.ctx })
}

it('reads nothing before it is switched on, and nothing after it is switched off', async () => {
  comment('bluesky', 'До включения')
  await runReader({ ctx: play.ctx })
  expect(await isTaken('До включения')).toBe(0)
  const { data } = await switchAccount('bluesky')
  expect(data).toMatchObject({ isOn: true, way: 'polling' })
  await runReader({ ctx: play.ctx })
  expect(await isTaken('До включения')).toBe(1)
  await switchAccount('bluesky', false)
  play.clock.advance(HOUR_MS)
  comment('bluesky', 'После выключения')
  await runReader({ ctx: play.ctx })
  expect(await isTaken('После выключения')).toBe(0)
})

it('reads again by the ladder, and waits for a network that is down', async () => {
  await switchAccount('vk')
  await runReader({ ctx: play.ctx })
  const account = await accountOf('vk')
  const wait = new Date(account?.next_at ?? 0).getTime() - play.clock.now().getTime()
  expect(wait).toBeGreaterThanOrEqual(3 * MINUTE_MS)
  expect(wait).toBeLessThanOrEqual(12 * HOUR_MS)
  play.host.setFault({ network: 'vk', kind: 'server-error', status: 503 })
  await readAll()
  const failed = await accountOf('vk')
  expect(failed?.failure).toMatch(/\S/)
  expect(new Date(failed?.next_at ?? 0).getTime()).toBeGreaterThan(play.clock.now().getTime())
  play.host.clearFaults()
  play.clock.advance(DAY_MS)
  await readAll()
  expect((await accountOf('vk'))?.failure).toBeNull()
})

it('asks by id for what was edited and deleted, where reading brings no whole roots', async () => {
  await switchAccount('bluesky')
  const [stays, goes] = [comment('bluesky', 'Останется'), comment('bluesky', 'Исчезнет')]
  play.clock.advance(MINUTE_MS)
  await readAll()
  expect([await isTaken('Останется'), await isTaken('Исчезнет')]).toEqual([1, 1])
  fakeOf('bluesky').voice.remove?.(goes)
  play.clock.advance(DAY_MS + MINUTE_MS)
  await readAll()
  expect(stays).not.toBe('')
  expect([await isTaken('Останется'), await isTaken('Исчезнет')]).toEqual([1, 0])
})

const hook = (body: string, signature: string | undefined) =>
  play.app.http.inject({
    method: 'POST',
    url: '/api/hooks/instagram',
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'x-hub-signature-256': signature }),
    },
    payload: body,
  })

it('is woken by a signed webhook, and by no other', async () => {
  await switchAccount('instagram')
  await runReader({ ctx: play.ctx })
  const [row] = await play.query<{ external_id: string }>(
    sql`select external_id from connections where id = ${idOf('instagram')}`,
  )
  const entry = [{ id: row?.external_id, time: 1, changes: [{ field: 'comments', value: {} }] }]
  const body = JSON.stringify({ object: 'instagram', entry })
  const secret = play.ctx.networks.findContext({ network: 'instagram', method: 'default' })?.app
    .clientSecret
  const sign = (text: string, key = secret ?? '') =>
    `sha256=${createHmac('sha256', key).update(text).digest('hex')}`
  const before = await accountOf('instagram')
  for (const wrong of [undefined, '', 'sha256=', sign(body, 'another'), sign(`${body} `)]) {
    expect((await hook(body, wrong)).statusCode).toBe(403)
  }
  expect(await accountOf('instagram')).toEqual(before)
  expect((await hook(body, sign(body))).statusCode).toBe(200)
  const woken = await accountOf('instagram')
  expect(woken?.told_at).not.toBeNull()
  expect(new Date(woken?.next_at ?? 0).getTime()).toBe(play.clock.now().getTime())
})

it('knows no webhook of a network that has none, and takes no body without an end', async () => {
  const post = (url: string, payload: string) =>
    play.app.http.inject({ method: 'POST', url, payload })
  expect((await post('/api/hooks/pinterest', '{}')).statusCode).toBe(404)
  expect((await post('/api/hooks/nobody', '{}')).statusCode).toBe(404)
  expect((await post('/api/hooks/instagram', 'x'.repeat(5_000_000))).statusCode).toBe(413)
})

const GROUP = -1_009_990_000_001
const said = (messageId: number, given: object) => ({
  update_id: 10_000 + messageId,
  message: {
    message_id: messageId,
    date: Math.floor(play.clock.now().getTime() / 1000),
    chat: { id: GROUP, type: 'supergroup', title: 'Обсуждение' },
    from: { id: 555, first_name: 'Марина' },
    ...given,
  },
})
const take = (update: object) =>
  handleConversationUpdate({
    ctx: play.ctx,
    incoming: { kind: 'other', messenger: 'telegram', id: '1', from: undefined },
    update,
  })

it('learns the group of a channel by its forwarded post, and hears comments and their edits', async () => {
  await switchAccount('telegram')
  const [row] = await play.query<{ external_id: string }>(
    sql`select external_id from connections where id = ${idOf('telegram')}`,
  )
  const channel = { id: Number(row?.external_id), type: 'channel', title: 'Канал' }
  const comment = said(11, { message_thread_id: 10, text: 'Первый в группе' })
  expect(await take(comment)).toBe(false)
  const root = said(10, {
    sender_chat: channel,
    is_automatic_forward: true,
    forward_origin: { type: 'channel', chat: channel, message_id: 3, date: 1 },
    text: 'Пост',
  })
  expect(await take(root)).toBe(true)
  expect(await take(comment)).toBe(true)
  expect(await take(comment)).toBe(true)
  expect(await isTaken('Первый в группе')).toBe(1)
  const { message } = said(11, { message_thread_id: 10, text: 'Исправлено' })
  const edit_date = message.date + 60
  expect(await take({ update_id: 1, edited_message: { ...message, edit_date } })).toBe(true)
  expect(await isTaken('Исправлено')).toBe(1)
  const own = said(12, { message_thread_id: 10, sender_chat: channel, text: 'От имени канала' })
  await take(own)
  const rows = await play.query(
    sql`select is_ours from conversation_items where text = 'От имени канала'`,
  )
  expect(rows).toEqual([{ is_ours: true }])
})

it('goes on hearing a group that became another, and leaves talks with the bot to the bot', async () => {
  const moved = said(13, { migrate_to_chat_id: GROUP - 1 })
  expect(await take(moved)).toBe(false)
  const { message } = said(14, { message_thread_id: 10, text: 'После переезда' })
  const chat = { ...message.chat, id: GROUP - 1 }
  expect(await take({ update_id: 2, message: { ...message, chat } })).toBe(true)
  expect(await isTaken('После переезда')).toBe(1)
  const talk = { ...message, chat: { id: 7, type: 'private' }, text: 'Привет' }
  expect(await take({ update_id: 3, message: talk })).toBe(false)
})
