import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNetworkHost, type NetworkHost } from '../host.ts'
import { createMaxFake } from './index.ts'

const TOKEN = 'local-max-token'
const CHANNEL = '-70000000000001'
const TEAM = '-70000000000007'

let host: NetworkHost
let server: Server
let base: string
let at: Date
const failures: unknown[] = []
const delivered: { url: string; headers: Headers; body: unknown }[] = []
let webhookStatus = 200

const takeWebhook: typeof fetch = async (url, init) => {
  if (!String(url).startsWith('https://hook.test')) return fetch(url, init)
  const body: unknown = JSON.parse(String(init?.body))
  delivered.push({ url: String(url), headers: new Headers(init?.headers), body })
  return new Response('', { status: webhookStatus })
}

beforeEach(async () => {
  at = new Date('2026-11-15T09:00:00.000Z')
  failures.length = 0
  delivered.length = 0
  webhookStatus = 200
  server = createServer((request, response) => host.listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  host = createNetworkHost({
    fakes: [createMaxFake],
    baseUrl: base,
    clock: { now: () => at },
    fetch: takeWebhook,
    log: { error: (detail) => failures.push(detail) },
  })
})

afterEach(async () => {
  expect(failures).toEqual([])
  host.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

type Answer = { status: number; json: Record<string, unknown> }

const call = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: TOKEN },
): Promise<Answer> => {
  const response = await fetch(`${base}/max/api${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json: unknown = await response.json()
  return { status: response.status, json: { ...Object(json) } }
}

const send = (body: unknown, to = `chat_id=${CHANNEL}`) => call('POST', `/messages?${to}`, body)
const pass = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000)
}
const act = (id: string, given: Record<string, string>) => {
  const found = host.findFake('max')?.actions?.find((action) => action.id === id)
  if (!found) throw new Error(`No action ${id}`)
  found.run(given)
}
const midOf = ({ json }: Answer): string => /"mid":"([^"]+)"/.exec(JSON.stringify(json))?.[1] ?? ''
const problemOf = ({ status, json }: Answer) => [status, json.code]

const upload = async (kind: string, name: string, bytes = Buffer.from('bytes')) => {
  const { json } = await call('POST', `/uploads?type=${kind}`)
  const form = new FormData()
  form.append('data', new File([new Uint8Array(bytes)], name))
  const response = await fetch(String(json.url), { method: 'POST', body: form })
  return { start: json, status: response.status, text: await response.text() }
}

describe('the token', () => {
  it.each([
    { authorization: '' },
    { authorization: `Bearer ${TOKEN}` },
    { authorization: 'token-revoked' },
  ])('is refused as %o', async (headers) => {
    expect(problemOf(await call('GET', '/me', undefined, headers))).toEqual([401, 'verify.token'])
  })

  it('is refused in the address', async () => {
    expect((await call('GET', `/me?access_token=${TOKEN}`)).status).toBe(401)
  })

  it('names the bot', async () => {
    expect((await call('GET', '/me')).json).toMatchObject({ is_bot: true, first_name: 'Кадр' })
  })
})

describe('messages', () => {
  it('shows what was sent without its markup, with views and an address', async () => {
    const answer = await send({ text: '<b>Свет</b> &amp; тень', format: 'html', notify: false })
    expect(answer.json.message).toMatchObject({
      recipient: { chat_id: Number(CHANNEL), chat_type: 'channel', user_id: null },
      body: { text: 'Свет & тень', markup: [{ type: 'strong', from: 0, length: 4 }] },
      stat: { views: expect.any(Number) },
      url: expect.stringContaining('/www/vetrova_life/'),
    })
  })

  it.each([
    ['too long', { text: 'щ'.repeat(4001) }],
    ['empty', { text: ' ', attachments: [] }],
    ['with an unknown field', { text: 'Свет', title: 'Тень' }],
    ['of an unknown format', { text: 'Свет', format: 'MarkdownV2' }],
    ['with an unknown attachment', { text: 'Свет', attachments: [{ type: 'photo', payload: {} }] }],
    ['with a foreign token', { attachments: [{ type: 'video', payload: { token: 'foreign' } }] }],
    [
      'with a picture given twice',
      { attachments: [{ type: 'image', payload: { token: 'a', url: 'https://a.test/b.png' } }] },
    ],
  ])('refuses a text %s', async (_name, body) => {
    expect(problemOf(await send(body))).toEqual([400, 'proto.payload'])
  })

  it('takes two a second into a chat and no third', async () => {
    for (const expected of [200, 200, 429])
      expect((await send({ text: 'Раз' })).status).toBe(expected)
    expect((await send({ text: 'Раз' }, 'user_id=42')).status).toBe(200)
    pass(1)
    expect((await send({ text: 'Раз' })).status).toBe(200)
  })

  it('takes thirty calls a second', async () => {
    const answers = []
    for (let index = 0; index < 31; index += 1) answers.push((await call('GET', '/me')).status)
    expect(answers.indexOf(429)).toBe(30)
  })

  it('edits and deletes, and says when there is nothing to change', async () => {
    const mid = midOf(await send({ text: 'Раз' }))
    expect((await call('PUT', `/messages?message_id=${mid}`, { text: 'Два' })).json.success).toBe(
      true,
    )
    expect((await call('GET', `/messages/${mid}`)).json).toMatchObject({ body: { text: 'Два' } })
    expect((await call('DELETE', `/messages?message_id=${mid}`)).json.success).toBe(true)
    expect((await call('DELETE', `/messages?message_id=${mid}`)).json.success).toBe(false)
    expect((await call('GET', `/messages/${mid}`)).status).toBe(404)
  })

  it('keeps attachments of an edit without them and removes them by an empty list', async () => {
    const attachments = [
      {
        type: 'inline_keyboard',
        payload: { buttons: [[{ type: 'callback', text: 'Да', payload: 'yes' }]] },
      },
    ]
    const mid = midOf(await send({ text: 'Раз', attachments }))
    const path = `/messages?message_id=${mid}`
    await call('PUT', path, { text: 'Два', attachments: null })
    expect((await call('GET', `/messages/${mid}`)).json).toMatchObject({ body: { attachments } })
    await call('PUT', path, { text: 'Два', attachments: [] })
    expect((await call('GET', `/messages/${mid}`)).json).toMatchObject({
      body: { attachments: [] },
    })
  })

  it('lists the history of a channel, newest first', async () => {
    for (const text of ['Раз', 'Два', 'Три']) {
      await send({ text })
      pass(60)
    }
    const list = async (query: string) =>
      JSON.stringify((await call('GET', `/messages?chat_id=${CHANNEL}${query}`)).json).match(
        /(?<="text":")[^"]+/g,
      )
    expect(await list('')).toEqual(['Три', 'Два', 'Раз'])
    expect(await list('&count=1')).toEqual(['Три'])
    expect(await list(`&from=${at.getTime() - 120_000}`)).toEqual(['Два', 'Раз'])
    expect(await list(`&to=${at.getTime() - 120_000}`)).toEqual(['Три', 'Два'])
  })

  it('tells a dialog apart from its person', async () => {
    const { json } = await send({ text: 'Привет' }, 'user_id=42')
    expect(json.message).toMatchObject({ recipient: { user_id: 42, chat_type: 'dialog' } })
    const id = Number(/"chat_id":(\d+)/.exec(JSON.stringify(json))?.[1])
    expect(id).not.toBe(42)
    expect((await send({ text: 'Ещё' }, `chat_id=${id}`)).status).toBe(200)
  })

  it.each([
    ['no rights', 'chat_id=-70000000000004'],
    ['no bot in it', 'chat_id=-70000000000005'],
    ['an unknown number', 'chat_id=-1'],
  ])('refuses a channel with %s', async (_name, to) => {
    expect(problemOf(await send({ text: 'Раз' }, to))).toEqual([403, 'chat.denied'])
  })
})

describe('buttons', () => {
  const keyboard = (buttons: unknown) => ({
    text: 'Раз',
    attachments: [{ type: 'inline_keyboard', payload: { buttons } }],
  })
  const link = { type: 'link', text: 'Открыть', url: 'https://kadr.example/' }
  const callback = { type: 'callback', text: 'Да', payload: 'yes' }

  it.each([
    ['four links in a row', [[link, link, link, link]]],
    ['eight in a row', [Array.from({ length: 8 }, () => callback)]],
    ['31 rows', Array.from({ length: 31 }, () => [callback])],
    ['211 buttons', Array.from({ length: 31 }, () => Array.from({ length: 7 }, () => callback))],
    ['a payload too long', [[{ ...callback, payload: 'щ'.repeat(1025) }]]],
    ['a text too long', [[{ ...callback, text: 'щ'.repeat(129) }]]],
    ['an unknown field', [[{ ...callback, colour: 'red' }]]],
    ['an unknown type', [[{ type: 'web_app', text: 'Открыть' }]]],
    ['no address', [[{ type: 'link', text: 'Открыть' }]]],
    ['none', []],
  ])('refuses %s', async (_name, buttons) => {
    expect((await send(keyboard(buttons))).status).toBe(400)
  })

  it('tells the bot of a press, and the person of its answer', async () => {
    const mid = midOf(await send(keyboard([[callback]]), 'user_id=42'))
    act('press', { person: '42', message: mid, data: 'yes' })
    const { json } = await call('GET', '/updates?timeout=0')
    expect(json.updates).toMatchObject([
      { update_type: 'message_callback', callback: { payload: 'yes', user: { user_id: 42 } } },
    ])
    const id = /"callback_id":"([^"]+)"/.exec(JSON.stringify(json))?.[1]
    const path = `/answers?callback_id=${id}`
    expect((await call('POST', path, {})).status).toBe(400)
    expect((await call('POST', path, { notification: 'Готово', user_id: 42 })).status).toBe(400)
    const answer = { notification: 'Готово', message: { text: 'Сделано', attachments: [] } }
    expect((await call('POST', path, answer)).json.success).toBe(true)
    const shown = await (await fetch(`${base}/max/www/chat/42`)).json()
    expect(shown).toMatchObject({ answer: 'Готово', messages: [{ html: 'Сделано', buttons: [] }] })
  })
})

describe('uploads', () => {
  const video = (token: unknown) => ({
    text: '',
    attachments: [{ type: 'video', payload: { token } }],
  })

  it('takes a picture by the token of its upload', async () => {
    const { text } = await upload('image', 'a.jpg')
    const photos = JSON.parse(text).photos
    const answer = await send({
      text: 'Раз',
      attachments: [{ type: 'image', payload: { photos } }],
    })
    expect(answer.json.message).toMatchObject({ body: { attachments: [{ type: 'image' }] } })
  })

  it('gives the token of a video at once and takes it only when it is processed', async () => {
    const { start, text } = await upload('video', 'a.mp4')
    expect(text).toBe('<retval>1</retval>')
    expect(problemOf(await send(video(start.token)))).toEqual([400, 'attachment.not.ready'])
    pass(5)
    expect((await send(video(start.token))).status).toBe(200)
    expect((await send(video(start.token))).status).toBe(200)
  })

  it('is never ready before its file came', async () => {
    const { json } = await call('POST', '/uploads?type=video')
    pass(600)
    expect(problemOf(await send(video(json.token)))).toEqual([400, 'attachment.not.ready'])
  })

  it('joins the parts of a resumable upload, sent again and in any order', async () => {
    const { json } = await call('POST', '/uploads?type=video')
    const part = async (from: number, bytes: string, range = `bytes ${from}-${from + 2}/6`) =>
      (
        await fetch(String(json.url), {
          method: 'POST',
          headers: {
            'content-type': 'application/x-binary; charset=x-user-defined',
            'content-range': range,
            'content-disposition': 'attachment; filename="a.mp4"',
          },
          body: bytes,
        })
      ).status
    expect(await part(3, 'def')).toBe(201)
    expect(await part(3, 'def')).toBe(201)
    expect(await part(0, 'abcd')).toBe(400)
    expect(await part(0, 'abc')).toBe(200)
    expect(await part(0, 'abc')).toBe(400)
    pass(5)
    const { json: sent } = await send(video(json.token))
    const url = /"url":"([^"]+_media[^"]+)"/.exec(JSON.stringify(sent))?.[1] ?? ''
    expect(await (await fetch(url)).text()).toBe('abcdef')
  })

  it('refuses what the service does not take', async () => {
    expect((await call('POST', '/uploads?type=photo')).status).toBe(400)
    expect((await upload('video', 'a.avi')).status).toBe(400)
    const webp = Buffer.from('RIFF1234WEBPVP8 ')
    expect((await upload('image', 'a.webp', webp)).status).toBe(400)
  })

  it('takes a file only by itself', async () => {
    const { text } = await upload('file', 'a.pdf')
    pass(5)
    const file = { type: 'file', payload: { token: JSON.parse(text).token } }
    const buttons = [[{ type: 'callback', text: 'Да', payload: 'yes' }]]
    const keyboard = { type: 'inline_keyboard', payload: { buttons } }
    expect((await send({ text: '', attachments: [file, keyboard] })).status).toBe(400)
    expect((await send({ text: '', attachments: [file] })).status).toBe(200)
  })
})

describe('updates', () => {
  const poll = async (query: string) => (await call('GET', `/updates?timeout=0${query}`)).json

  it('gives the last one without a marker, and all from a marker on', async () => {
    act('write', { person: '42', text: 'Раз' })
    act('write', { person: '42', text: 'Два' })
    const first = await poll('')
    expect(first.updates).toMatchObject([{ message: { body: { text: 'Два' } } }])
    act('write', { person: '42', text: 'Три' })
    act('write', { person: '42', text: 'Четыре' })
    const next = await poll(`&marker=${first.marker}`)
    expect(next.updates).toHaveLength(2)
    expect((await poll(`&marker=${first.marker}`)).updates).toHaveLength(2)
    expect((await poll(`&marker=${next.marker}`)).updates).toEqual([])
    expect((await poll(`&marker=${first.marker}`)).updates).toEqual([])
  })

  it('waits for one', async () => {
    const waiting = call('GET', '/updates?timeout=30&types=bot_started')
    await call('GET', '/me')
    act('start', { person: '42', payload: 'to_x' })
    expect((await waiting).json.updates).toMatchObject([
      { update_type: 'bot_started', payload: 'to_x', user: { user_id: 42 } },
    ])
  })

  it('goes to the subscribed address, and polling ends', async () => {
    const subscription = {
      url: 'https://hook.test/max',
      secret: 'secret-word',
      update_types: ['message_created'],
    }
    for (const wrong of [
      { url: 'http://hook.test/max' },
      { url: 'https://hook.test:8443/max' },
      { ...subscription, secret: 'a b c d e' },
      { ...subscription, update_types: ['message_sent'] },
    ]) {
      expect((await call('POST', '/subscriptions', wrong)).status).toBe(400)
    }
    expect((await call('POST', '/subscriptions', subscription)).json.success).toBe(true)
    act('write', { person: '42', text: 'Раз' })
    act('start', { person: '42' })
    await expect.poll(() => delivered.length).toBe(1)
    expect(delivered[0]?.headers.get('x-max-bot-api-secret')).toBe('secret-word')
    expect(delivered[0]?.body).toMatchObject({ message: { body: { text: 'Раз' } } })
    expect((await call('GET', '/updates?timeout=0')).status).toBe(405)
    const gone = await call('DELETE', `/subscriptions?url=${encodeURIComponent(subscription.url)}`)
    expect(gone.json.success).toBe(true)
    expect((await call('GET', '/updates?timeout=0')).status).toBe(200)
  })

  it('hears of a group only as its administrator', async () => {
    act('write', { person: '42', text: 'Раз', group: 'true' })
    expect((await poll('')).updates).toEqual([])
    act('join', { person: '42' })
    expect((await poll('')).updates).toMatchObject([
      { update_type: 'bot_added', chat_id: Number(TEAM), is_channel: false },
    ])
    act('write', { person: '42', text: 'Два', group: 'true' })
    expect((await poll('')).updates).toMatchObject([{ message: { body: { text: 'Два' } } }])
  })

  it('refuses to write to a person who stopped the bot', async () => {
    act('block', { person: '42' })
    expect((await poll('')).updates).toMatchObject([{ update_type: 'bot_stopped' }])
    expect(problemOf(await send({ text: 'Раз' }, 'user_id=42'))).toEqual([403, 'chat.denied'])
    act('unblock', { person: '42' })
    expect((await send({ text: 'Раз' }, 'user_id=42')).status).toBe(200)
  })
})

describe('channels', () => {
  it('are read by number and by name; there is no list of them', async () => {
    expect((await call('GET', `/chats/${CHANNEL}`)).json).toMatchObject({
      type: 'channel',
      status: 'active',
      title: 'Ветрова. Жизнь',
    })
    expect((await call('GET', '/chats/@no_bot_channel')).json.title).toBe('Канал без бота')
    expect((await call('GET', '/chats/-70000000000005')).status).toBe(403)
    expect((await call('GET', '/chats')).status).toBe(404)
  })

  it('tell the rights of the bot and the administrators', async () => {
    const me = await call('GET', `/chats/${CHANNEL}/members/me`)
    expect(me.json).toMatchObject({
      is_admin: true,
      permissions: expect.arrayContaining(['write']),
    })
    act('write', { person: '777', text: 'Раз' })
    const { json } = await call('GET', `/chats/${CHANNEL}/members/admins`)
    expect(json.members).toContainEqual(expect.objectContaining({ user_id: 777, is_admin: true }))
  })

  it('lose the bot', async () => {
    host.findFake('max')?.revokeAccount(CHANNEL)
    expect((await call('GET', `/chats/${CHANNEL}`)).json.status).toBe('removed')
    expect((await call('GET', `/chats/${CHANNEL}/members/me`)).status).toBe(403)
    expect((await send({ text: 'Раз' })).status).toBe(403)
  })

  it('pin one message', async () => {
    const mid = midOf(await send({ text: 'Раз' }))
    const path = `/chats/${CHANNEL}/pin`
    expect((await call('PUT', path, { message_id: mid })).json.success).toBe(true)
    expect((await call('GET', path)).json).toMatchObject({ message: { body: { mid } } })
    expect((await call('DELETE', path)).json.success).toBe(true)
    expect((await call('GET', path)).json).toEqual({ message: null })
  })

  it('take comments of the bot only where the method works', async () => {
    const mid = midOf(await send({ text: 'Раз' }))
    const path = `/messages/${mid}/comments`
    expect((await call('POST', path, { text: 'Первый' })).status).toBe(405)
    act('switch-hasComments', { value: 'on' })
    expect((await call('POST', path, { text: 'Первый' })).status).toBe(200)
    expect((await call('GET', path)).json.messages).toHaveLength(1)
  })
})

it('has a page to write and to press buttons on', async () => {
  const page = `${base}/max/www/chat/42/page`
  const form = new FormData()
  form.append('text', 'Привет')
  form.append('page', 'true')
  await fetch(`${base}/max/www/chat/42/send`, { method: 'POST', body: form })
  const buttons = [[{ type: 'callback', text: 'Да', payload: 'yes' }]]
  await send(
    { text: 'Опубликовать?', attachments: [{ type: 'inline_keyboard', payload: { buttons } }] },
    'user_id=42',
  )
  const html = await (await fetch(page)).text()
  expect(html).toContain('Привет')
  const [, message = ''] = /name="message" value="([^"]+)"/.exec(html) ?? []
  const press = new URLSearchParams({ message, data: 'yes', page: 'true' })
  const answer = await fetch(`${base}/max/www/chat/42/press`, {
    method: 'POST',
    body: press,
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
  expect((await call('GET', '/updates?timeout=0')).json.updates).toMatchObject([
    { update_type: 'message_callback', callback: { payload: 'yes' } },
  ])
})
