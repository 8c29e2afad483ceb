import { describe, expect, it } from 'vitest'
import { CHANNEL, midOf, problemOf, TOKEN, useMaxWorld } from '../../../test/max-world.ts'

const { call, send, pass, act, now, page } = useMaxWorld()

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
    expect(await list(`&from=${now().getTime() - 120_000}`)).toEqual(['Два', 'Раз'])
    expect(await list(`&to=${now().getTime() - 120_000}`)).toEqual(['Три', 'Два'])
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
    const shown = await (await fetch(page('chat/42'))).json()
    expect(shown).toMatchObject({ answer: 'Готово', messages: [{ html: 'Сделано', buttons: [] }] })
  })
})

it('has a page to write and to press buttons on', async () => {
  const chat = page('chat/42/page')
  const form = new FormData()
  form.append('text', 'Привет')
  form.append('page', 'true')
  await fetch(page('chat/42/send'), { method: 'POST', body: form })
  const buttons = [[{ type: 'callback', text: 'Да', payload: 'yes' }]]
  await send(
    { text: 'Опубликовать?', attachments: [{ type: 'inline_keyboard', payload: { buttons } }] },
    'user_id=42',
  )
  const html = await (await fetch(chat)).text()
  expect(html).toContain('Привет')
  const [, message = ''] = /name="message" value="([^"]+)"/.exec(html) ?? []
  const press = new URLSearchParams({ message, data: 'yes', page: 'true' })
  const answer = await fetch(page('chat/42/press'), {
    method: 'POST',
    body: press,
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, chat])
  expect((await call('GET', '/updates?timeout=0')).json.updates).toMatchObject([
    { update_type: 'message_callback', callback: { payload: 'yes' } },
  ])
})
